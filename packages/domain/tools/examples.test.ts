import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asProgram, promisesOf, readExamples } from './examples.ts';

const packageFolder = fileURLToPath(new URL('../', import.meta.url));
const examples = readExamples();

/** Not published: they serve the tests and the pages of this repository. */
const ownUse = ['docs', 'reference-model', 'testing'];

test('each folder of the package has an example', () => {
  const folders = readdirSync(`${packageFolder}src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ownUse.includes(entry.name))
    .map(({ name }) => name);
  expect(examples.map(({ folder }) => folder).sort()).toEqual(folders.sort());
});

test.each(examples)('the example of $folder says the truth', ({ folder, code }) => {
  expect(promisesOf(code)).toBeGreaterThan(0);
  expect(code).toContain(`'@suki/domain/${folder}/`);
  execFileSync(process.execPath, ['--input-type=module-typescript'], {
    cwd: packageFolder,
    input: asProgram(code),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
});
