import type { ledgerPlacesEn } from './ledger.en.ts';
import type { LedgerMessageId } from './message-ids.ts';

export const ledgerFil: Readonly<Record<LedgerMessageId, string>> = {
  'ledger.held': 'Hawak bilang deposito mo',
  'ledger.released': 'Hindi na hawak bilang deposito mo',
  'ledger.owed': 'Utang mo ito: binawi ng bangko mo ang isang bayad',
  'ledger.settled': 'Kinuha para sa utang mo',
  'ledger.not-sent': 'Hindi naibalik doon ang refund na ito',
  'ledger.stopped': 'Itinigil ang refund: nabawi na ng bangko mo ang bayad',
};

export const ledgerPlacesFil: Readonly<Record<keyof typeof ledgerPlacesEn, string>> = {
  'ledgerPlace.wallet': 'Balance',
  'ledgerPlace.method': 'Paraan ng pagbayad',
  'ledgerPlace.deposit': 'Deposito',
  'ledgerPlace.debt': 'Utang',
};
