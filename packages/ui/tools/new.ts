/**
 * `npx -y pnpm@12 new component Name shelf`: makes the folder of a new part of the kit, and prints the next steps. Asks
 * for the shelf when it is left out.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { componentFiles } from './new-component/component-files.ts';
import { isShelf, type Shelf, shelves } from './shelves.ts';

const components = fileURLToPath(new URL('../src/components', import.meta.url));

const [kind, name = '', wanted] = process.argv.slice(2);
if (kind !== 'component' || !/^[A-Z][A-Za-z]+$/.test(name)) {
  refuse(
    'Say what is new, its name (a noun with a capital) and its shelf: npx -y pnpm@12 new component PriceTag market',
  );
} else {
  const shelf = wanted ?? (await askForShelf());
  const taken = shelves.find((each) => existsSync(join(components, each, name)));
  if (!isShelf(shelf)) refuse(`The shelves are ${shelves.join(', ')}: npx -y pnpm@12 new component ${name} lists`);
  else if (taken !== undefined)
    refuse(`packages/ui/src/components/${taken}/${name} is there already: take another name, or change that one.`);
  else make(shelf);
}

/** Returns an empty text where nobody can answer. */
async function askForShelf(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`On which shelf (${shelves.join(', ')})? `);
  terminal.close();
  return answer.trim();
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function make(shelf: Shelf): void {
  const folder = join(components, shelf, name);
  mkdirSync(folder);
  for (const [file, text] of componentFiles(name, shelf)) writeFileSync(join(folder, file), text);
  console.log(`packages/ui/src/components/${shelf}/${name} is made. Next:

  1. Draw it, and look at it while you do: npx -y pnpm@12 storybook
  2. Write its guide and its states in ${name}.stories.tsx: every state on the Sheet, what a designer must know.
     Does it take the focus? Then a keyboard table, and a story ByKeyboard that uses it by keys alone.
  3. Try its stories: npx -y pnpm@12 --filter @suki/ui test:stories src/components/${shelf}/${name}/
  4. When it is right, make its picture, look at it, commit it: npx -y pnpm@12 pictures ${name}

Until the picture is there, check and test fail and say so.`);
}
