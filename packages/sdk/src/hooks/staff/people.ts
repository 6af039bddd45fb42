import { type Command, useCommand } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import { delistAsk, delistBid, reviewSuspension } from '../../generated/staff-market.ts';
import {
  endSessionsOfPerson,
  findPeople,
  getPerson,
  liftSuspension,
  listAsksOfPerson,
  listBidsOfPerson,
  listOrdersOfPerson,
  suspendPerson,
} from '../../generated/staff-people.ts';
import type {
  Ask,
  AskId,
  Bid,
  BidId,
  BidSummary,
  EndSessionsOfPersonBody,
  FindPeople200,
  LiftSuspensionBody,
  ListOrdersOfPersonSide,
  OrderSummary,
  Person,
  PersonAsk,
  ReviewSuspensionBody,
  SuspendPersonBody,
  UserId,
} from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';

/** Finds people by e-mail, mobile number, id, order number or the beginning of a name; null fetches nothing. */
export function usePeople(text: string | null): Fetched<FindPeople200> {
  return useFetched(text === null ? null : staffKeys.people(text), () => findPeople({ text: text ?? '' }));
}

export function usePerson(userId: UserId): Fetched<Person> {
  return useFetched(staffKeys.person(userId), () => getPerson(userId));
}

const after = (lastItemId: string | null) => (lastItemId === null ? {} : { lastItemId });

export function useAsksOfPerson(userId: UserId): List<PersonAsk> {
  return useList(staffKeys.asksOfPerson(userId), (last) => listAsksOfPerson(userId, after(last)));
}

export function useBidsOfPerson(userId: UserId): List<BidSummary> {
  return useList(staffKeys.bidsOfPerson(userId), (last) => listBidsOfPerson(userId, after(last)));
}

export function useOrdersOfPerson(userId: UserId, side: ListOrdersOfPersonSide): List<OrderSummary> {
  return useList(staffKeys.ordersOfPerson(userId, side), (last) =>
    listOrdersOfPerson(userId, { side, ...after(last) }),
  );
}

type OnPerson<Body> = Body & { readonly id: UserId };

function usePersonCommand<Input>(perform: (input: Input) => Promise<Person>): Command<Input, Person> {
  return useCommand(async (input, mutate) => {
    try {
      return await perform(input);
    } finally {
      // A refusal may say that a colleague was quicker, so the person is fetched again in any case.
      void mutate(isAbout('staff-person'));
    }
  });
}

/** Suspends selling, buying or the account. */
export const useSuspendPerson = (): Command<OnPerson<SuspendPersonBody>, Person> =>
  usePersonCommand(({ id, ...body }) => suspendPerson(id, body));

/** Lifts every suspension of one part. */
export const useLiftSuspension = (): Command<OnPerson<LiftSuspensionBody>, Person> =>
  usePersonCommand(({ id, ...body }) => liftSuspension(id, body));

export const useEndSessionsOfPerson = (): Command<OnPerson<EndSessionsOfPersonBody>, Person> =>
  usePersonCommand(({ id, ...body }) => endSessionsOfPerson(id, body));

function useMarketCommand<Input, Answer>(perform: (input: Input) => Promise<Answer>): Command<Input, Answer> {
  return useCommand(async (input, mutate) => {
    try {
      return await perform(input);
    } finally {
      void mutate(isAbout('staff-person', 'staff-approval'));
    }
  });
}

type Why = 'delisted' | 'suspended';

/** Takes an ask off the market; the deposit of a suspended seller waits for a review. */
export const useDelistAsk = (): Command<{ readonly id: AskId; readonly why: Why }, Ask> =>
  useMarketCommand(({ id, why }) => delistAsk(id, { why }));

/** Takes a bid off the market; its deposit goes back. */
export const useDelistBid = (): Command<{ readonly id: BidId; readonly why: Why }, Bid> =>
  useMarketCommand(({ id, why }) => delistBid(id, { why }));

/** Decides on the deposit of a suspended seller's ask; keeping it waits for a second person. */
export const useReviewSuspension = (): Command<{ readonly id: AskId } & ReviewSuspensionBody, Ask> =>
  useMarketCommand(({ id, ...body }) => reviewSuspension(id, body));
