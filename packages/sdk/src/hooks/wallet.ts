import { type Command, useCommand } from '../command.ts';
import type { LedgerEntry, WalletTransaction } from '../generated/suki.schemas.ts';
import { downloadLedger, listLedger, listTransactions } from '../generated/wallet.ts';
import { keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

/** The caller's transactions, newest first. */
export function useTransactions(): List<WalletTransaction> {
  return useList(keys.transactions(), (lastItemId) => listTransactions(lastItemId === null ? {} : { lastItemId }));
}

/** The caller's ledger lines with their rules, newest first. */
export function useLedger(): List<LedgerEntry> {
  return useList(keys.ledger(), (lastItemId) => listLedger(lastItemId === null ? {} : { lastItemId }));
}

/** Downloads the whole ledger as CSV text. */
export function useDownloadLedger(): Command<void, string> {
  return useCommand(() => downloadLedger());
}
