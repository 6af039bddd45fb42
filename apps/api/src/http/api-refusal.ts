import type { Reason } from '@suki/contract/errors.table';

export type RefusalOptions = {
  /** Says what was expected, what came and what to do. Without a message the text of the error table is sent. */
  readonly message?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
};

/** A refusal on its way to the caller. `http/error-mapping.ts` turns it into the body of the contract. */
export class ApiRefusal extends Error {
  readonly reason: Reason;
  readonly options: RefusalOptions;

  constructor(reason: Reason, options: RefusalOptions = {}) {
    super(options.message ?? reason);
    this.name = 'ApiRefusal';
    this.reason = reason;
    this.options = options;
  }
}
