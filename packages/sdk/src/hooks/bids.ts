import { wholeListSize } from '@suki/domain/config/lists';
import type { ScopedMutator } from 'swr';
import { type Command, useCommand } from '../command.ts';
import { isSukiError } from '../errors.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import {
  cancelBid,
  deleteBid,
  editBid,
  getBid,
  listBids,
  listBidsOfItem,
  payBidDeposit,
  postBid,
  remindOfBid,
} from '../generated/bids.ts';
import type {
  Bid,
  BidId,
  BidSummary,
  Done,
  EditBidBody,
  ItemId,
  ListBidsTabId,
  PaymentChoice,
  PaymentStart,
  PostBid201,
  PostBidBody,
} from '../generated/suki.schemas.ts';
import { withIntent } from '../intents.ts';
import { isAbout, isList, keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

export function useBids(tabId: ListBidsTabId): List<BidSummary> {
  return useList(keys.bids(tabId), (lastItemId) => listBids({ tabId, ...(lastItemId === null ? {} : { lastItemId }) }));
}

/** The caller's bids on all sizes of an item, newest first. */
export function useBidsOfItem(itemId: ItemId): Fetched<readonly BidSummary[]> {
  return useFetched(
    keys.bidsOfItem(itemId),
    async () => (await listBidsOfItem(itemId, { limit: wholeListSize })).items,
  );
}

export function useBid(bidId: BidId): Fetched<Bid> {
  return useFetched(keys.bid(bidId), () => getBid(bidId));
}

/** Stores the answer, and fetches book and orders again: the bid may be new in the book, or an order already. */
async function keep(bid: Bid, mutate: ScopedMutator): Promise<Bid> {
  await mutate(keys.bid(bid.id), bid, { revalidate: false });
  void mutate(isList('bid'));
  void mutate(isAbout('book', 'item', 'order'));
  return bid;
}

/** Fetches prices again after a refusal: an ask can be bought at the price, or the caller has a bid already. */
async function orLookAgain<Answer>(call: () => Promise<Answer>, mutate: ScopedMutator): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isSukiError(error)) {
      void mutate(isAbout('book', 'item'));
      void mutate(isList('bid'));
    }
    throw error;
  }
}

/** Bids for one item, below its lowest ask; one bid per intent, however often it is pressed. */
export function usePostBid(): Command<PostBidBody, PostBid201> {
  return useCommand((body, mutate) =>
    orLookAgain(async () => {
      const answer = await withIntent('postBid', body, (idempotencyKey) => postBid(body, { idempotencyKey }));
      await keep(answer.bid, mutate);
      return answer;
    }, mutate),
  );
}

/** Changes price or duration. At the lowest ask or above, the bid trades at once and the answer has its order. */
export function useEditBid(): Command<{ readonly bidId: BidId } & EditBidBody, Bid> {
  return useCommand(({ bidId, ...body }, mutate) =>
    orLookAgain(async () => keep(await editBid(bidId, body), mutate), mutate),
  );
}

/** Starts the payment of the deposit, or of its rest after a raise; then go to `redirectUrl`. */
export function usePayBidDeposit(): Command<{ readonly bidId: BidId; readonly choice: PaymentChoice }, PaymentStart> {
  return useCommand(async ({ bidId, choice }, mutate) => {
    try {
      return await withIntent('payBidDeposit', { bidId, choice }, (idempotencyKey) =>
        payBidDeposit(bidId, choice, { idempotencyKey }),
      );
    } finally {
      // Also after a failure: the payment may have started although its answer was lost.
      void mutate(keys.bid(bidId));
    }
  });
}

/** Takes a bid off the market; a held deposit goes back. */
export function useCancelBid(): Command<BidId, Bid> {
  return useCommand(async (bidId, mutate) => {
    const bid = await keep(await cancelBid(bidId), mutate);
    void mutate(isAbout('wallet', 'deposit'));
    return bid;
  });
}

/** Hides a finished bid from the caller's list. */
export function useDeleteBid(): Command<BidId, Done> {
  return useCommand(async (bidId, mutate) => {
    const done = await deleteBid(bidId);
    void mutate(isList('bid'));
    return done;
  });
}

/** Reminds the seller whose deposit the bid waits for, once. */
export function useRemindOfBid(): Command<BidId, Bid> {
  return useCommand(async (bidId, mutate) => keep(await remindOfBid(bidId), mutate));
}
