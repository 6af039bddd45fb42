/** `npx -y pnpm@12 new component Name`: the folder of a new part of the kit, and what to do next. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentFiles } from './new-component/component-files.ts';

const components = fileURLToPath(new URL('../src/components', import.meta.url));

const [kind, name = ''] = process.argv.slice(2);
const folder = join(components, name);
if (kind !== 'component' || !/^[A-Z][A-Za-z]+$/.test(name)) {
  console.error('Say what is new and its name, a noun with a capital: npx -y pnpm@12 new component PriceTag');
  process.exitCode = 1;
} else if (existsSync(folder)) {
  console.error(`packages/ui/src/components/${name} is there already: take another name, or change that one.`);
  process.exitCode = 1;
} else {
  mkdirSync(folder);
  for (const [file, text] of componentFiles(name)) writeFileSync(join(folder, file), text);
  console.log(`packages/ui/src/components/${name} is made. Next:

  1. Draw it, and look at it while you do: npx -y pnpm@12 storybook
  2. Write its guide and its states in ${name}.stories.tsx: title by family, every state on the Sheet, what a designer must know.
     Does it take the focus? Then a keyboard table, and a story ByKeyboard that uses it by keys alone.
  3. Try its stories: npx -y pnpm@12 --filter @suki/ui test:stories src/components/${name}/
  4. When it is right, make its picture, look at it, commit it: npx -y pnpm@12 pictures ${name}

Until the picture is there, check and test fail and say so.`);
}
