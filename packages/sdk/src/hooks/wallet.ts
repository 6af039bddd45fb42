import { type Command, useCommand } from '../command.ts';
import type { LedgerEntry, WalletTransaction } from '../generated/suki.schemas.ts';
import { downloadLedger, listLedger, listTransactions } from '../generated/wallet.ts';
import { keys } from '../keys.ts';
import { type List, useList } from '../list.ts';

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
