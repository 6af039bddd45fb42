import { initialWithdrawalAccount, withDefaultFirst } from '../client-state.ts';
import { type Command, useCommand } from '../command.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import type {
  DepositSummary,
  Done,
  LedgerEntry,
  Payout,
  PayoutId,
  RequestPayoutBody,
  WalletTransaction,
  WithdrawalAccount,
  WithdrawalAccountId,
  WithdrawalAccountInput,
} from '../generated/suki.schemas.ts';
import {
  cancelPayout,
  createWithdrawalAccount,
  deleteWithdrawalAccount,
  downloadLedger,
  getPayout,
  listDeposits,
  listLedger,
  listPayouts,
  listTransactions,
  listWithdrawalAccounts,
  requestPayout,
  updateWithdrawalAccount,
} from '../generated/wallet.ts';
import { withIntent } from '../intents.ts';
import { isAbout, keys } from '../keys.ts';
import { type List, type Page, useList } from '../list.ts';
import { optimistic } from '../optimistic.ts';

/** Every peso that moved for the caller, newest first. */
export function useTransactions(): List<WalletTransaction> {
  return useList(keys.transactions(), (lastItemId) => listTransactions(lastItemId === null ? {} : { lastItemId }));
}

/** Every peso that moved for the caller with the rule behind it, newest first. */
export function useLedger(): List<LedgerEntry> {
  return useList(keys.ledger(), (lastItemId) => listLedger(lastItemId === null ? {} : { lastItemId }));
}

/** The whole ledger as the text of a spreadsheet's file. */
export function useDownloadLedger(): Command<void, string> {
  return useCommand(() => downloadLedger());
}

/** The caller's deposits, newest first. */
export function useDeposits(): List<DepositSummary> {
  return useList(keys.deposits(), (lastItemId) => listDeposits(lastItemId === null ? {} : { lastItemId }));
}

/** The caller's withdrawal accounts and the one selected at first: the first only if it is default and not invalid. */
export function useWithdrawalAccounts(): List<WithdrawalAccount> & { readonly initial: WithdrawalAccount | null } {
  const list = useList(keys.withdrawalAccounts(), (lastItemId) =>
    listWithdrawalAccounts(lastItemId === null ? {} : { lastItemId }),
  );
  return { ...list, initial: initialWithdrawalAccount(list.items) };
}

/** Adds a bank account; the first becomes the default. */
export function useCreateWithdrawalAccount(): Command<WithdrawalAccountInput, WithdrawalAccount> {
  return useCommand(async (input, mutate) => {
    const account = await createWithdrawalAccount(input);
    await Promise.all([mutate(keys.withdrawalAccounts()), mutate(keys.user())]);
    return account;
  });
}

type Correction = { readonly id: WithdrawalAccountId; readonly input: WithdrawalAccountInput };

/** Corrects an account. */
export function useUpdateWithdrawalAccount(): Command<Correction, WithdrawalAccount> {
  return useCommand(async ({ id, input }, mutate) => {
    const account = await updateWithdrawalAccount(id, input);
    await mutate(keys.withdrawalAccounts());
    return account;
  });
}

/** Makes an account the default: it moves to the top at once and goes back when the server refuses. */
export function useMakeWithdrawalAccountDefault(): Command<WithdrawalAccountId, WithdrawalAccount> {
  return useCommand(async (id, mutate) => {
    const change = updateWithdrawalAccount(id, { isDefault: true });
    await optimistic<Page<WithdrawalAccount>>({
      mutate,
      key: keys.withdrawalAccounts(),
      change,
      ahead: (page) => ({ ...page, items: withDefaultFirst(page.items, id) }),
    });
    await mutate(keys.user());
    return change;
  });
}

/** Removes an account; payouts under way go on. */
export function useDeleteWithdrawalAccount(): Command<WithdrawalAccountId, Done> {
  return useCommand(async (id, mutate) => {
    const done = await deleteWithdrawalAccount(id);
    await Promise.all([mutate(keys.withdrawalAccounts()), mutate(keys.user())]);
    return done;
  });
}

/** The caller's payouts, newest first. */
export function usePayouts(): List<Payout> {
  return useList(keys.payouts(), (lastItemId) => listPayouts(lastItemId === null ? {} : { lastItemId }));
}

/** One payout with what happens next. */
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
