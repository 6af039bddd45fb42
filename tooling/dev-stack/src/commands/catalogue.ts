import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { catalogue } = await import('../stack/catalogue.ts');
  return catalogue;
});
