import { expect, test } from 'vitest';
import { addProofs } from './proof.ts';
import { proves } from './proves.ts';

test('a test has everything that it shows, in its order', ({ task }) => {
  addProofs({ kind: 'row', name: 'E31' }, { kind: 'answer', name: 'cancelAsk RESERVED' });
  proves('Password: 8 to 50 characters.', { isLong: () => true, lengths: { min: 8 } });
  expect(task.meta.proofs).toEqual([
    { kind: 'row', name: 'E31' },
    { kind: 'answer', name: 'cancelAsk RESERVED' },
    { kind: 'sentence', name: 'Password: 8 to 50 characters.', by: ['isLong', 'lengths'] },
  ]);
});

test('a test that shows nothing has no proofs', ({ task }) => {
  expect(task.meta.proofs).toBeUndefined();
});
