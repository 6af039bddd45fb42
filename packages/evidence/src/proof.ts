import { TestRunner } from 'vitest';

/**
 * Something that a test shows:
 * - `answer`: an answer of a call, `cancelAsk RESERVED`;
 * - `row`: a row of the life cycle, `E31`;
 * - `sentence`: a sentence of docs/specification.md, word for word. `by` names the functions and constants that carry
 *   the sentence out.
 */
export type Proof = {
  readonly kind: 'answer' | 'row' | 'sentence';
  readonly name: string;
  readonly by?: readonly string[] | undefined;
};

declare module 'vitest' {
  interface TaskMeta {
    /** The proofs of the test, in its order. */
    proofs?: readonly Proof[];
  }
}

/**
 * Adds proofs to the running test; the run collects those of passed tests.
 * @throws Error outside a test, and in a package that has loaded another copy of Vitest than this one.
 */
export function addProofs(...proofs: readonly Proof[]): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) {
    throw new Error('Expected a test to be running: say what it shows in the first line of its body.');
  }
  test.meta.proofs = [...(test.meta.proofs ?? []), ...proofs];
}
