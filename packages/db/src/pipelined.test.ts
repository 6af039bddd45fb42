import { expect, test } from 'vitest';
import { pipelined } from './pipelined.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });
const aborted = () => Promise.reject(failure('25P02'));
const later = async (reason: Error) => {
  for (let turn = 0; turn < 20; turn += 1) await null;
  throw reason;
};

test('answers all results in the order of the work', async () => {
  expect(await pipelined([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
  expect(await pipelined([])).toEqual([]);
});

test.each([
  ['behind it', () => [aborted(), later(failure('23505')), aborted()]],
  ['before it', () => [later(failure('23505')), aborted()]],
  ['of a piece of work of its own', () => [aborted(), pipelined([later(failure('23505')), aborted()])]],
])(
  'a failed statement is the reason, not the refusals that follow from it, however late it is told: %s',
  async (_, work) => {
    await expect(pipelined(work())).rejects.toMatchObject({ code: '23505' });
  },
);

test('a failure that is none of PostgreSQL’s is the reason as well', async () => {
  await expect(pipelined([aborted(), later(new Error('conflict'))])).rejects.toThrow('conflict');
});

test('a transaction that was aborted before is told when nothing else is', async () => {
  await expect(pipelined([aborted(), Promise.resolve(1), aborted()])).rejects.toMatchObject({ code: '25P02' });
});
