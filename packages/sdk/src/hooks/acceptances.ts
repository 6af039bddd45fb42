import type { ScopedMutator } from 'swr';
import { type Command, useCommand } from '../command.ts';
import { isSukiError } from '../errors.ts';
import { acceptBid, acceptBidWithoutPay, cancelAcceptedBid } from '../generated/acceptances.ts';
import type {
  AcceptBidBody,
  AcceptBidWithoutPayBody,
  AcceptedBid,
  AskId,
  BidId,
  CancelAcceptedBid200,
  OrderId,
} from '../generated/suki.schemas.ts';
import { withIntent } from '../intents.ts';
import { isAbout, isList } from '../keys.ts';

/** A bid that is gone, or is lower than the seller wants, is news of the book: its prices are fetched again. */
async function acceptance(call: () => Promise<AcceptedBid>, mutate: ScopedMutator): Promise<AcceptedBid> {
  try {
    const accepted = await call();
    void mutate(isList('ask', 'order', 'bid'));
    void mutate(isAbout('book', 'item', 'deposit'));
    return accepted;
  } catch (error) {
    if (isSukiError(error)) {
      void mutate(isAbout('book', 'item'));
      void mutate(isList('ask'));
    }
    throw error;
  }
}

/** Sells to the highest bid, one sale per intent; then go to `payment.redirectUrl`, or to the order where nothing is due. */
export function useAcceptBid(): Command<AcceptBidBody, AcceptedBid> {
  return useCommand((body, mutate) =>
    acceptance(() => withIntent('acceptBid', body, (idempotencyKey) => acceptBid(body, { idempotencyKey })), mutate),
  );
}

/** The same, with an hour for the deposit. */
export function useAcceptBidWithoutPay(): Command<AcceptBidWithoutPayBody, AcceptedBid> {
  return useCommand((body, mutate) =>
    acceptance(
      () => withIntent('acceptBidWithoutPay', body, (idempotencyKey) => acceptBidWithoutPay(body, { idempotencyKey })),
      mutate,
    ),
  );
}

/** A bidder does not pay what was accepted, or a seller withdraws before their deposit; the id says which. */
export function useCancelAcceptedBid(): Command<OrderId | BidId | AskId, CancelAcceptedBid200> {
  return useCommand(async (id, mutate) => {
    const done = await cancelAcceptedBid(id);
    void mutate(isAbout('order', 'ask', 'bid', 'book', 'wallet', 'deposit'));
    return done;
  });
}
