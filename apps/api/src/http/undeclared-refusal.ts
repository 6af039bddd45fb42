/**
 * A mistake of ours: the domain refused with a reason that the contract does not declare for this call. Answered as 500
 * and logged.
 */
export class UndeclaredRefusal extends Error {
  override readonly name = 'UndeclaredRefusal';

  constructor(operationId: string, reason: string) {
    super(
      `${operationId} refused with ${reason}, which its row in the contract does not declare. Add it to "errors" there.`,
    );
  }
}
