import type { OperationId } from '@suki/contract/routes';
import type { Pool } from 'pg';
import type { CallResult } from './call-operation.ts';

/** Watches a call of a test before and after it is made. */
export type CallWitness = <Answer>(
  call: { readonly operationId: OperationId; readonly pool: Pool },
  make: () => Promise<CallResult<Answer>>,
) => Promise<CallResult<Answer>>;

const nobody: CallWitness = (_call, make) => make();
let witness = nobody;

/** Sets the witness of every later call of a test; without an argument nobody watches. */
export function watchCalls(next: CallWitness = nobody): void {
  witness = next;
}

/** Makes a call with the present witness. */
export const witnessed: CallWitness = (call, make) => witness(call, make);
