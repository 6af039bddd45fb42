/**
 * The places of a person's ledger lines: the balance, the method that was paid with, a held deposit, and debts. The
 * lines of each place add up to its present amount (docs/lifecycle.md#ledger-of-a-person).
 */
export const ledgerPlaces = ['wallet', 'method', 'deposit', 'debt'] as const;
export type LedgerPlace = (typeof ledgerPlaces)[number];
