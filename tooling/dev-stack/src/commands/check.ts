import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { check } = await import('../quality/check.ts');
  return check;
});
