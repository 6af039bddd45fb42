import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { serve } = await import('../stack/serve.ts');
  return () => serve('start');
});
