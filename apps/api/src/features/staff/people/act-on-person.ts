import type { Person } from '@suki/contract/staff/people.schemas';
import { lockUser, type User } from '@suki/db/queries/users';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { presentPerson } from './present-person.ts';

type Call = {
  readonly params: { readonly id: UserId };
  readonly caller: Caller;
  readonly refuse: (reason: 'PERSON_NOT_FOUND') => Error;
};

/** Makes the handler of an act on a person: one transaction under the person's lock; it answers the person. */
export function actOnPerson<Given extends Call>(
  act: (
    tx: Tx,
    given: { readonly person: User; readonly call: Given; readonly at: Date },
    needs: Dependencies,
  ) => Promise<void>,
) {
  return async (call: Given, dependencies: Dependencies): Promise<z.output<typeof Person>> => {
    const { params, caller, refuse } = call;
    await withTransaction(dependencies.pool, async (tx) => {
      const person = await lockUser(tx, params.id);
      if (person === undefined) throw refuse('PERSON_NOT_FOUND');
      await act(tx, { person, call, at: dependencies.clock.now() }, dependencies);
    });
    const answer = await presentPerson(params.id, caller, dependencies);
    if (answer === undefined) throw new Error(`Expected person ${params.id} to exist: its row was locked.`);
    return answer;
  };
}
