import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { test } = await import('../quality/test.ts');
  return test;
});
