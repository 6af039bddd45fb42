import { type Command, useCommand } from '../command.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import { cancelPayout, getPayout, listPayouts, requestPayout } from '../generated/payouts.ts';
import type { Payout, PayoutId, RequestPayoutBody } from '../generated/suki.schemas.ts';
import { withIntent } from '../intents.ts';
import { isAbout, keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

/** The caller's payouts, newest first. */
export function usePayouts(): List<Payout> {
  return useList(keys.payouts(), (lastItemId) => listPayouts(lastItemId === null ? {} : { lastItemId }));
}

export function usePayout(payoutId: PayoutId): Fetched<Payout> {
  return useFetched(keys.payout(payoutId), () => getPayout(payoutId));
}

/** Pays out part of the balance; one payout per intent. */
export function useRequestPayout(): Command<RequestPayoutBody, Payout> {
  return useCommand(async (body, mutate) => {
    const payout = await withIntent('requestPayout', body, (idempotencyKey) => requestPayout(body, { idempotencyKey }));
    void mutate(isAbout('payout', 'wallet', 'user'));
    return payout;
  });
}

/** Stops a payout that the bank does not have yet. */
export function useCancelPayout(): Command<PayoutId, Payout> {
  return useCommand(async (payoutId, mutate) => {
    const payout = await cancelPayout(payoutId);
    void mutate(isAbout('payout', 'wallet', 'user'));
    return payout;
  });
}
