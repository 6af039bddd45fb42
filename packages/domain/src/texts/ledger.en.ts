import type { LedgerPlace } from '../ledger/ledger-place.ts';

/** Texts for ledger lines where the text of the posting's rule (`postings.en.ts`) names the counterpart only. */
export const ledgerEn = {
  'ledger.held': 'Deposit held',
  'ledger.released': 'Deposit released',
  'ledger.owed': 'You owe this: your bank took a payment back',
  'ledger.settled': 'Taken for what you owed',
  'ledger.not-sent': 'This refund couldn’t be sent there',
  'ledger.stopped': 'Refund stopped: your bank had taken the payment back',
} as const;

/** Names of the places of a ledger's lines. `method` is for a method without a name. */
export const ledgerPlacesEn = {
  'ledgerPlace.wallet': 'Balance',
  'ledgerPlace.method': 'Payment method',
  'ledgerPlace.deposit': 'Deposit',
  'ledgerPlace.debt': 'Debt',
} as const satisfies Record<`ledgerPlace.${LedgerPlace}`, string>;
