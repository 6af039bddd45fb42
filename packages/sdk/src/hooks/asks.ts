import { type Command, useCommand } from '../command.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import { cancelAsk, deleteAsk, getAsk, listAsks, payAcceptedBid, payAskDeposit, postAsk } from '../generated/asks.ts';
import type {
  Ask,
  AskId,
  AskSummary,
  Done,
  ListAsksTabId,
  PaymentChoice,
  PaymentStart,
  PostAsk201,
  PostAskBody,
} from '../generated/suki.schemas.ts';
import { withIntent } from '../intents.ts';
import { isAbout, isList, keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

/** The caller's asks in one tab. */
export function useAsks(tabId: ListAsksTabId): List<AskSummary> {
  return useList(keys.asks(tabId), (lastItemId) => listAsks({ tabId, ...(lastItemId === null ? {} : { lastItemId }) }));
}

/** One ask of the caller. */
export function useAsk(askId: AskId): Fetched<Ask> {
  return useFetched(keys.ask(askId), () => getAsk(askId));
}

/** Offers one pair for sale; one ask per intent, however often it is pressed. */
export function usePostAsk(): Command<PostAskBody, PostAsk201> {
  return useCommand(async (body, mutate) => {
    const answer = await withIntent('postAsk', body, (idempotencyKey) => postAsk(body, { idempotencyKey }));
    await mutate(keys.ask(answer.askId), answer.ask, { revalidate: false });
    void mutate(isList('ask'));
    return answer;
  });
}

export type AskPayment = {
  readonly askId: AskId;
  readonly choice: PaymentChoice;
  /** Whether the deposit is that of an accepted bid (`pay_accepted_bid` among the ask's actions). */
  readonly isAcceptance: boolean;
};

/** Starts the payment of the deposit; then go to `redirectUrl`. */
export function usePayAskDeposit(): Command<AskPayment, PaymentStart> {
  return useCommand(async ({ askId, choice, isAcceptance }, mutate) => {
    const [name, call] = isAcceptance
      ? (['payAcceptedBid', payAcceptedBid] as const)
      : (['payAskDeposit', payAskDeposit] as const);
    const start = await withIntent(name, { askId, choice }, (idempotencyKey) =>
      call(askId, choice, { idempotencyKey }),
    );
    void mutate(keys.ask(askId));
    return start;
  });
}

/** Takes an ask off the market; a held deposit goes back. */
export function useCancelAsk(): Command<AskId, Ask> {
  return useCommand(async (askId, mutate) => {
    const ask = await cancelAsk(askId);
    await mutate(keys.ask(askId), ask, { revalidate: false });
    void mutate(isList('ask'));
    void mutate(isAbout('book', 'wallet'));
    return ask;
  });
}

/** Hides a finished ask from the caller's list. */
export function useDeleteAsk(): Command<AskId, Done> {
  return useCommand(async (askId, mutate) => {
    const done = await deleteAsk(askId);
    void mutate(isList('ask'));
    return done;
  });
}
