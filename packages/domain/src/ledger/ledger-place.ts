/**
 * Where a line of a person's ledger lies: in the balance, with the method that was paid with, in a deposit that is
 * held, or in what is owed. The lines of each place add up to what is there; those of the balance to the balance
 * (docs/lifecycle.md#ledger-of-a-person).
 */
export const ledgerPlaces = ['wallet', 'method', 'deposit', 'debt'] as const;
export type LedgerPlace = (typeof ledgerPlaces)[number];
