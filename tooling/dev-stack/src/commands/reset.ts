import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { reset } = await import('../stack/reset.ts');
  return () => reset({ isConfirmed: process.argv.includes('--yes') });
});
