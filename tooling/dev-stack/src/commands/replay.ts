import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { replay } = await import('../stack/replay.ts');
  return replay;
});
