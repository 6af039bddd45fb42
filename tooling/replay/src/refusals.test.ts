import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnreadableFile } from './match-columns.ts';
import { refusals } from './refusals.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'suki-refusals-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('the file of refused rows stays open for as long as rows come, however often memory is collected', async () => {
  const file = join(directory, 'refused.csv');
  const refused = await refusals(file);
  for (let line = 2; line < 6; line += 1) {
    await collectGarbage();
    refused.add({ line, reason: 'the price is not a number', came: 'a "lot"' });
  }
  await refused.close();
  expect(await readFile(file, 'utf8')).toBe(
    `line,reason,came\n${[2, 3, 4, 5].map((line) => `${line},"the price is not a number","a ""lot"""\n`).join('')}`,
  );
});

test('a file that cannot be written is refused before the first sale is read', async () => {
  await expect(refusals(join(directory, 'missing', 'refused.csv'))).rejects.toThrow(UnreadableFile);
});

test('the file of the sales itself is never written over', async () => {
  const sales = join(directory, 'sales.csv');
  await (await refusals(sales)).close();
  await expect(refusals(sales, sales)).rejects.toThrow('Expected --refused to be another file than the sales');
});
