/**
 * A problem that the person at the keyboard can solve. Its message is one sentence (or a short paragraph) that says what was expected,
 * what came and what to do; commands print it without a stack trace. Anything else that is thrown is a fault of ours and keeps its trace.
 */
export class StackError extends Error {
  override readonly name = 'StackError';
}
