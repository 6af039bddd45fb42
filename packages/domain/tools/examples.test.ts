import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asProgram, promisesOf, readExamples } from './examples.ts';

const packageFolder = fileURLToPath(new URL('../', import.meta.url));
const examples = readExamples();

test('each folder of the package has an example', () => {
  const folders = readdirSync(`${packageFolder}src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
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
