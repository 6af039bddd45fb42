import { sqlErrorOf, sqlStates } from './sql-errors.ts';

/**
 * A concurrent transaction was first: a row no longer has the status that the decision was made on. The transaction
 * rolls back without a change. The API answers 409 `CONFLICT`; a webhook or timer reads and decides again.
 */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly entity: string;
  readonly id: string;

  constructor(entity: string, id: string, expected: string) {
    super(
      `Expected ${entity} ${id} to be ${expected}, but it changed in the meantime. Read it again and decide again.`,
    );
    this.entity = entity;
    this.id = id;
  }
}

/**
 * Returns SQL for the `from` of a statement that has moved one row in its part `moved`: the row, or `raise_conflict`
 * when there is none. The statement itself fails in that case, so a commit may be sent right behind it (`commitWith`).
 * The three arguments are SQL: kind, id and expected status.
 */
export function movedOrConflict(entity: string, id: string, expected: string): string {
  return `(select) as always left join moved on true where moved.id is not null or raise_conflict('${entity}', ${id}, ${expected})`;
}

/** Turns an error of `raise_conflict` into a `ConflictError`; returns every other error unchanged. */
export function conflictOr(thrown: unknown): unknown {
  const error = sqlErrorOf(thrown);
  if (error?.code !== sqlStates.conflict) return thrown;
  const [entity = '', id = '', expected = ''] = error.message.split('|');
  return new ConflictError(entity, id, expected);
}
