import { actReasonLength } from '@suki/domain/config/suspension';
import { suspendedParts } from '@suki/domain/people/suspension';
import { z } from 'zod';
import { BidSummary } from '../bids/bids.schemas.ts';
import { OrderSummary } from '../orders/orders.schemas.ts';
import { route } from '../route.ts';
import { UserId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';
import { staffNote, TypedText } from '../shared/text.ts';
import { FoundPerson, Person, PersonAsk } from './people.schemas.ts';

const tag = 'staff-people';
const audience = 'staff';
const readers = ['support', 'finance'] as const;
const roles = ['support'] as const;
const params = z.object({ id: UserId });
const errors = ['PERSON_NOT_FOUND'] as const;
/** Why the staff act; it stands in the person's history. */
export const actReason = staffNote(actReasonLength.max).min(actReasonLength.min);

export const peopleRoutes = {
  findPeople: route({
    operationId: 'findPeople',
    // Not a GET: addresses and numbers of people would stand in the logs of every proxy.
    method: 'POST',
    path: '/staff/person/search',
    tag,
    summary:
      'Finds people by e-mail, mobile number, user id, order number (both sides) or the beginning of their name; at most twenty.',
    audience,
    roles: readers,
    actsOn: 'nothing',
    body: z.object({ text: TypedText.min(2) }),
    response: z.object({ items: z.array(FoundPerson), hasMore: z.boolean() }),
    errors: [],
  }),
  getPerson: route({
    operationId: 'getPerson',
    method: 'GET',
    path: '/staff/person/{id}',
    tag,
    summary: 'One person with their suspensions, the notes on their standing and what the staff did.',
    audience,
    roles: readers,
    params,
    response: Person,
    errors,
  }),
  listAsksOfPerson: route({
    operationId: 'listAsksOfPerson',
    method: 'GET',
    path: '/staff/person/{id}/ask-list',
    tag,
    summary: 'Every ask of a person, newest first, also those that the person took out of their own list.',
    audience,
    roles: readers,
    params,
    query: z.object(listQuery),
    response: pageOf(PersonAsk),
    errors,
  }),
  listBidsOfPerson: route({
    operationId: 'listBidsOfPerson',
    method: 'GET',
    path: '/staff/person/{id}/bid-list',
    tag,
    summary: 'Every bid of a person, newest first, also those that the person took out of their own list.',
    audience,
    roles: readers,
    params,
    query: z.object(listQuery),
    response: pageOf(BidSummary),
    errors,
  }),
  listOrdersOfPerson: route({
    operationId: 'listOrdersOfPerson',
    method: 'GET',
    path: '/staff/person/{id}/order-list',
    tag,
    summary: 'Every order of a person on one side, newest first.',
    audience,
    roles: readers,
    params,
    query: z.object({ ...listQuery, side: z.enum(['buyer', 'seller']) }),
    response: pageOf(OrderSummary),
    errors,
  }),
  suspendPerson: route({
    operationId: 'suspendPerson',
    method: 'POST',
    path: '/staff/person/{id}/suspend',
    tag,
    summary:
      'Suspends selling, buying or the whole account of a person, with a reason. For fraud it stops withdrawals too. What is in the book stays until it is taken off. The account of an admin waits until another admin presses as well.',
    audience,
    roles,
    actsOn: 'person',
    params,
    body: z.object({ part: z.enum(suspendedParts), reason: actReason, isForFraud: z.boolean() }),
    response: Person,
    errors: [...errors, 'ALREADY_DONE', 'LAST_ADMIN', 'SECOND_PERSON_NEEDED'],
  }),
  liftSuspension: route({
    operationId: 'liftSuspension',
    method: 'POST',
    path: '/staff/person/{id}/lift',
    tag,
    summary: 'Lifts every suspension of one part of an account, those by the rules included, with a reason.',
    audience,
    roles,
    actsOn: 'person',
    params,
    body: z.object({ part: z.enum(suspendedParts), reason: actReason }),
    response: Person,
    errors: [...errors, 'ALREADY_DONE'],
  }),
  endSessionsOfPerson: route({
    operationId: 'endSessionsOfPerson',
    method: 'POST',
    path: '/staff/person/{id}/end-sessions',
    tag,
    summary: 'Ends every session of a person: their tokens and streams end within a second. They can sign in again.',
    audience,
    roles,
    actsOn: 'person',
    params,
    body: z.object({ reason: actReason }),
    response: Person,
    errors,
  }),
} as const;
