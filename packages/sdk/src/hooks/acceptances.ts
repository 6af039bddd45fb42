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

/** Fetches prices again after a refusal: the bid is gone, or lower than the seller's floor. */
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

/** Sells to the highest bid, one sale per intent; then go to `payment.redirectUrl`, or to the order without one. */
export function useAcceptBid(): Command<AcceptBidBody, AcceptedBid> {
  return useCommand((body, mutate) =>
    acceptance(() => withIntent('acceptBid', body, (idempotencyKey) => acceptBid(body, { idempotencyKey })), mutate),
  );
}

/** Sells to the highest bid and leaves an hour to pay the deposit. */
export function useAcceptBidWithoutPay(): Command<AcceptBidWithoutPayBody, AcceptedBid> {
  return useCommand((body, mutate) =>
    acceptance(
      () => withIntent('acceptBidWithoutPay', body, (idempotencyKey) => acceptBidWithoutPay(body, { idempotencyKey })),
      mutate,
    ),
  );
}

/** The bidder gives up (id of order or bid), or the seller withdraws before paying the deposit (id of the ask). */
export function useCancelAcceptedBid(): Command<OrderId | BidId | AskId, CancelAcceptedBid200> {
  return useCommand(async (id, mutate) => {
    const done = await cancelAcceptedBid(id);
    void mutate(isAbout('order', 'ask', 'bid', 'book', 'wallet', 'deposit'));
    return done;
  });
}
