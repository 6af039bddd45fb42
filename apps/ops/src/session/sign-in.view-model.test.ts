import { expect, test } from 'vitest';
import { failureParts } from './sign-in.view-model.ts';

test.each([
  [
    Object.assign(new Error('Firebase: wrong'), { code: 'auth/wrong-password' }),
    { code: 'auth/wrong-password', message: 'Firebase: wrong' },
  ],
  [new Error('no code'), { code: '', message: 'no code' }],
  [{ code: 5 }, { code: '', message: '' }],
  ['text', { code: '', message: '' }],
  [null, { code: '', message: '' }],
])('the failure %o is read as %o', (failure, parts) => {
  expect(failureParts(failure)).toEqual(parts);
});
