import { controlError } from './find-subject.ts';

/** @throws WireError 409 when the present status does not allow the change. */
export function requireDone(isDone: boolean, status: string): void {
  if (!isDone) {
    throw controlError(409, 'wrong_status', `That is not possible while the status is ${status}.`);
  }
}
