import type { OperationId } from '@suki/contract/routes';
import type { Pool } from 'pg';
import type { CallResult } from './call-operation.ts';

/** Sees a call of a test before and after it is made. */
export type CallWitness = <Answer>(
  call: { readonly operationId: OperationId; readonly pool: Pool },
  make: () => Promise<CallResult<Answer>>,
) => Promise<CallResult<Answer>>;

const nobody: CallWitness = (_call, make) => make();
let witness = nobody;

/** From here on every call of a test is made before these eyes; nobody's when left out. */
export function watchCalls(next: CallWitness = nobody): void {
  witness = next;
}

/** Makes a call before the eyes of whoever watches. */
export const witnessed: CallWitness = (call, make) => witness(call, make);
