import type { Tx } from '@suki/db/tx';

/** One intent of a person (this checkout, this listing): the calls with the same Idempotency-Key. */
export type Intent = {
  readonly key: string;
  /**
   * Stores the answer inside the transaction that makes it true, so that a crash after the commit cannot do it twice: the
   * retry finds this answer. What the handler answers beyond it (the address of a payment that it started afterwards) only the first
   * call gets. Without it the answer is stored after the handler, which is enough where repeating is harmless.
   */
  readonly settle: (tx: Tx, answer: unknown) => Promise<void>;
};
