/**
 * A problem that the person at the keyboard can solve. Its message is one sentence (or a short paragraph) with the
 * expected, the actual and the remedy; commands print it without a stack trace. Any other error is our fault and
 * keeps its trace.
 */
export class StackError extends Error {
  override readonly name = 'StackError';
}
