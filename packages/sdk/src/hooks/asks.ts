import type { ScopedMutator } from 'swr';
import { type Command, type Outcome, settled, useCommand } from '../command.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import { payAcceptedBid } from '../generated/acceptances.ts';
import {
  cancelAsk,
  changeReturnAddress,
  deleteAsk,
  editAsk,
  getAsk,
  listAsks,
  payAskDeposit,
  postAsk,
  remindOfAsk,
  rushAsk,
} from '../generated/asks.ts';
import type {
  AddressId,
  Ask,
  AskId,
  AskSummary,
  Done,
  EditAskBody,
  ListAsksTabId,
  PaymentChoice,
  PaymentStart,
  PostAsk201,
  PostAskBody,
} from '../generated/suki.schemas.ts';
import { withIntent } from '../intents.ts';
import { isAbout, isList, keys } from '../keys.ts';
import { type List, useList } from '../list.ts';
import { pageOf } from '../list-page.ts';

export function useAsks(tabId: ListAsksTabId): List<AskSummary> {
  return useList(keys.asks(tabId), (lastItemId) => listAsks({ tabId, ...pageOf(lastItemId, tabId !== 'done') }));
}

export function useAsk(askId: AskId): Fetched<Ask> {
  return useFetched(keys.ask(askId), () => getAsk(askId));
}

/** Offers one item for sale; one ask per intent, however often it is pressed. */
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
  /** True for the deposit of an accepted bid (`pay_accepted_bid` among the ask's actions). */
  readonly isAcceptance: boolean;
};

/** Starts the payment of the deposit; then go to `redirectUrl`. */
export function usePayAskDeposit(): Command<AskPayment, PaymentStart> {
  return useCommand(async ({ askId, choice, isAcceptance }, mutate) => {
    const [name, call] = isAcceptance
      ? (['payAcceptedBid', payAcceptedBid] as const)
      : (['payAskDeposit', payAskDeposit] as const);
    try {
      return await withIntent(name, { askId, choice }, (idempotencyKey) => call(askId, choice, { idempotencyKey }));
    } finally {
      // Also after a failure: the payment may have started although its answer was lost.
      void mutate(keys.ask(askId));
    }
  });
}

async function keep(ask: Ask, mutate: ScopedMutator): Promise<Ask> {
  await mutate(keys.ask(ask.id), ask, { revalidate: false });
  void mutate(isList('ask'));
  return ask;
}

/** Takes an ask off the market; a held deposit goes back. */
export function useCancelAsk(): Command<AskId, Ask> {
  return useCommand(async (askId, mutate) => {
    const ask = await keep(await cancelAsk(askId), mutate);
    void mutate(isAbout('book', 'wallet', 'deposit'));
    return ask;
  });
}

/** Changes price or duration. At the highest bid the item sells at once; `raise` has a higher price's open deposit. */
export function useEditAsk(): Command<{ readonly askId: AskId } & EditAskBody, Ask> {
  return useCommand(async ({ askId, ...body }, mutate) => {
    const ask = await keep(await editAsk(askId, body), mutate);
    void mutate(isAbout('book', 'item', 'order'));
    return ask;
  });
}

export type AskChange = { readonly askId: AskId } & EditAskBody;
/** One of several changes: a refusal of one stops none of the others. */
export type ChangedAsk = { readonly askId: AskId; readonly outcome: Outcome<Ask> };

/** Changes several asks, one after the other: each takes the lock of its book. Tells what became of each. */
export function useEditAsks(): Command<readonly AskChange[], readonly ChangedAsk[]> {
  return useCommand(async (changes, mutate) => {
    const changed: ChangedAsk[] = [];
    for (const { askId, ...body } of changes) {
      const outcome = await settled(editAsk(askId, body));
      changed.push({ askId, outcome });
      if (outcome.ok) {
        await mutate(keys.ask(askId), outcome.answer, { revalidate: false });
      }
    }
    void mutate(isList('ask'));
    void mutate(isAbout('book', 'item', 'order'));
    return changed;
  });
}

/** Reminds the buyer who owes the next step, once in each state. */
export function useRemindOfAsk(): Command<AskId, Ask> {
  return useCommand(async (askId, mutate) => keep(await remindOfAsk(askId), mutate));
}

/** Asks the warehouse to hurry, once in each state. */
export function useRushAsk(): Command<AskId, Ask> {
  return useCommand(async (askId, mutate) => keep(await rushAsk(askId), mutate));
}

/** Changes the address for a return of the item, once. */
export function useChangeReturnAddress(): Command<{ readonly askId: AskId; readonly addressId: AddressId }, Ask> {
  return useCommand(async ({ askId, addressId }, mutate) =>
    keep(await changeReturnAddress(askId, { returnAddress: addressId }), mutate),
  );
}

/** Hides a finished ask from the caller's list. */
export function useDeleteAsk(): Command<AskId, Done> {
  return useCommand(async (askId, mutate) => {
    const done = await deleteAsk(askId);
    void mutate(isList('ask'));
    return done;
  });
}
