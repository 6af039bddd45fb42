import { sqlErrorOf, sqlStates } from './sql-errors.ts';

/**
 * Somebody else was first: a row no longer has the status that the decision was made on. The transaction rolls back and nothing has
 * happened; the API answers 409 `CONFLICT`, a webhook or timer reads again and decides again.
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
 * SQL for the `from` of a statement that has moved one row in its part `moved`: the row, or `raise_conflict` when there is none. The statement fails by
 * itself then, so that a commit may stand right behind it (`commitWith`). The three are SQL: kind, id and expected status.
 */
export function movedOrConflict(entity: string, id: string, expected: string): string {
  return `(select) as always left join moved on true where moved.id is not null or raise_conflict('${entity}', ${id}, ${expected})`;
}

/** What `raise_conflict` said, as our error; everything else as it is. */
export function conflictOr(thrown: unknown): unknown {
  const error = sqlErrorOf(thrown);
  if (error?.code !== sqlStates.conflict) return thrown;
  const [entity = '', id = '', expected = ''] = error.message.split('|');
  return new ConflictError(entity, id, expected);
}
