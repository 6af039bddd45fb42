import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { watchCalls } from './call-witness.ts';
import { brokenPromises, forget, noteRows, rowsCarriedOut, witness } from './evidence.ts';

// Vitest runs this before each file: the tests that the generated pages name are held to what is said of them.
beforeAll(() => {
  forget();
  rowsCarriedOut.subscribe(noteRows);
  watchCalls(witness);
});
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') expect(brokenPromises(), 'what a generated page says of this test').toEqual([]);
});
afterAll(() => {
  rowsCarriedOut.unsubscribe(noteRows);
  watchCalls();
  forget();
});
