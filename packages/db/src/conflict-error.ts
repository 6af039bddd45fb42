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
