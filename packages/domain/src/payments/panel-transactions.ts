import { PANEL_TRANSACTIONS_MAX } from '../config/lists.ts';

/** Returns the transactions of the message panel: the first three at most (specification, sections 2 and 9). */
export function panelTransactions<Transaction>(transactions: readonly Transaction[]): readonly Transaction[] {
  return transactions.slice(0, PANEL_TRANSACTIONS_MAX);
}
