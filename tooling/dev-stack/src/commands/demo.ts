import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { demo } = await import('../stack/demo.ts');
  return demo;
});
