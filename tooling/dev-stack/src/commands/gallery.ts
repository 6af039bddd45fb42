import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { gallery } = await import('../stack/gallery.ts');
  return gallery;
});
