import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { watchCalls } from './call-witness.ts';
import { beginTest, brokenPromises, noteRows, rowsCarriedOut, witness } from './evidence.ts';

// Vitest runs this before each file: every test has to show the answers and rows that it promises.
beforeAll(() => {
  rowsCarriedOut.subscribe(noteRows);
  watchCalls(witness);
});
beforeEach(beginTest);
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') expect(brokenPromises(), 'what the test says that it shows').toEqual([]);
});
afterAll(() => {
  rowsCarriedOut.unsubscribe(noteRows);
  watchCalls();
});
