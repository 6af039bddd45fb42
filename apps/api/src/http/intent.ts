import type { IntentKey } from '@suki/db/queries/idempotency';
import type { Tx } from '@suki/db/tx';
import type { Pool } from 'pg';
import type { Clock } from '../ports/clock.ts';

/** One intent of a person (this checkout, this listing): the calls with the same Idempotency-Key. */
export type Intent = {
  readonly key: string;
  /**
   * Stores the answer inside the transaction that makes it true, so that a crash after the commit cannot repeat the
   * work: the retry finds this answer. Anything that the handler adds afterwards (the address of a payment that it
   * started) reaches only the first call. Without `settle` the answer is stored after the handler, which is enough
   * where repeating is harmless.
   */
  readonly settle: (tx: Tx, answer: unknown) => Promise<void>;
};

/** An answer as it was sent the first time; a repeat gets an identical text. */
export type StoredAnswer = { readonly status: number; readonly body: string };

export type IdempotentCall = IntentKey & {
  /** Does the work. `refusalAnswer` turns its error into an answer; an error without an answer releases the key. */
  readonly run: (intent: Intent) => Promise<StoredAnswer>;
  /** The body of a success as it will be sent. */
  readonly serialise: (answer: unknown) => StoredAnswer;
  /** True when `run` is one transaction in which it settles the intent: then the key is not claimed before. */
  readonly isSettledInside: boolean;
  /** The answer of a business refusal, final for this key; undefined for a failure that may go better next time. */
  readonly refusalAnswer: (error: unknown) => StoredAnswer | undefined;
};

export type IdempotencyNeeds = {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The name of this process's lease. Without a lease its claims end only after a minute. */
  readonly lease?: string | undefined;
};
