import type { SomeHandlers } from '../../../http/handler.ts';
import { endSessionsOfPerson } from './end-sessions-of-person.route.ts';
import { findPeople } from './find-people.route.ts';
import { getPerson } from './get-person.route.ts';
import { liftSuspension } from './lift-suspension.route.ts';
import { listAsksOfPerson, listBidsOfPerson, listOrdersOfPerson } from './lists-of-person.ts';
import { suspendPerson } from './suspend-person.route.ts';

export const peopleHandlers = {
  endSessionsOfPerson,
  findPeople,
  getPerson,
  liftSuspension,
  listAsksOfPerson,
  listBidsOfPerson,
  listOrdersOfPerson,
  suspendPerson,
} satisfies SomeHandlers;
