/** A bank or e-wallet for payouts in pesos: the gateway's channel code and the name that people know. */
export type PayoutChannel = {
  readonly code: string;
  readonly category: 'BANK' | 'EWALLET';
  readonly name: string;
};

/** In the order of a form: banks by name, then e-wallets. A channel without a published name has its code as a name. */
export const payoutChannels = [
  { code: 'PH_ABP', category: 'BANK', name: 'AllBank (A Thrift Bank)' },
  { code: 'PH_AUB', category: 'BANK', name: 'Asia United Bank' },
  { code: 'PH_BMB', category: 'BANK', name: 'Bangko Mabuhay' },
  { code: 'PH_BOC', category: 'BANK', name: 'Bank of Commerce' },
  { code: 'PH_BPI', category: 'BANK', name: 'Bank of the Philippine Islands' },
  { code: 'PH_ONB', category: 'BANK', name: 'BDO Network Bank' },
  { code: 'PH_BDO', category: 'BANK', name: 'BDO Unibank' },
  { code: 'PH_BPIDB', category: 'BANK', name: 'BPI Direct BanKo' },
  { code: 'PH_BRB', category: 'BANK', name: 'BRB' },
  { code: 'PH_CMG', category: 'BANK', name: 'Camalig Bank' },
  { code: 'PH_CEBRUR', category: 'BANK', name: 'Cebuana Lhuillier Rural Bank' },
  { code: 'PH_CBS', category: 'BANK', name: 'China Bank Savings' },
  { code: 'PH_CBC', category: 'BANK', name: 'China Banking Corporation' },
  { code: 'PH_CRD', category: 'BANK', name: 'CRD' },
  { code: 'PH_CTBC', category: 'BANK', name: 'CTBC Bank' },
  { code: 'PH_DCP', category: 'BANK', name: 'DCP' },
  { code: 'PH_DBP', category: 'BANK', name: 'Development Bank of the Philippines' },
  { code: 'PH_DBI', category: 'BANK', name: 'Dungganon Bank' },
  { code: 'PH_EWB', category: 'BANK', name: 'EastWest Bank' },
  { code: 'PH_EWR', category: 'BANK', name: 'EastWest Rural Bank (Komo)' },
  { code: 'PH_EQB', category: 'BANK', name: 'Equicom Savings Bank' },
  { code: 'PH_ING', category: 'BANK', name: 'ING Bank' },
  { code: 'PH_ISLA', category: 'BANK', name: 'Isla Bank' },
  { code: 'PH_LBP', category: 'BANK', name: 'Land Bank of the Philippines' },
  { code: 'PH_MSB', category: 'BANK', name: 'Malayan Bank Savings' },
  { code: 'PH_MPI', category: 'BANK', name: 'Maybank Philippines' },
  { code: 'PH_MET', category: 'BANK', name: 'Metrobank' },
  { code: 'PH_OMNI', category: 'BANK', name: 'OMNI' },
  { code: 'PH_PAR', category: 'BANK', name: 'Partner Rural Bank (Cotabato)' },
  { code: 'PH_PBC', category: 'BANK', name: 'Philippine Bank of Communications' },
  { code: 'PH_PBB', category: 'BANK', name: 'Philippine Business Bank' },
  { code: 'PH_PNB', category: 'BANK', name: 'Philippine National Bank' },
  { code: 'PH_PSB', category: 'BANK', name: 'Philippine Savings Bank' },
  { code: 'PH_PTC', category: 'BANK', name: 'Philippine Trust Company' },
  { code: 'PH_PVB', category: 'BANK', name: 'Philippine Veterans Bank' },
  { code: 'PH_PNBSB', category: 'BANK', name: 'PNBSB' },
  { code: 'PH_PRB', category: 'BANK', name: 'Producers Bank' },
  { code: 'PH_QCB', category: 'BANK', name: 'Queen City Development Bank' },
  { code: 'PH_QCRB', category: 'BANK', name: 'Quezon Capital Rural Bank' },
  { code: 'PH_RCBC', category: 'BANK', name: 'RCBC' },
  { code: 'PH_ROB', category: 'BANK', name: 'Robinsons Bank' },
  { code: 'PH_RBG', category: 'BANK', name: 'Rural Bank of Guinobatan' },
  { code: 'PH_SEC', category: 'BANK', name: 'Security Bank' },
  { code: 'PH_SBA', category: 'BANK', name: 'Sterling Bank of Asia' },
  { code: 'PH_SSB', category: 'BANK', name: 'Sun Savings Bank' },
  { code: 'PH_UCBSB', category: 'BANK', name: 'UCPB Savings Bank' },
  { code: 'PH_UBP', category: 'BANK', name: 'UnionBank of the Philippines' },
  { code: 'PH_UCPB', category: 'BANK', name: 'United Coconut Planters Bank' },
  { code: 'PH_WDB', category: 'BANK', name: 'Wealth Development Bank' },
  { code: 'PH_YUANSB', category: 'BANK', name: 'Yuanta Savings Bank' },
  { code: 'PH_COINS', category: 'EWALLET', name: 'Coins.ph' },
  { code: 'PH_GCASH', category: 'EWALLET', name: 'GCash' },
  { code: 'PH_GRABPAY', category: 'EWALLET', name: 'GrabPay' },
  { code: 'PH_PAYMAYA', category: 'EWALLET', name: 'Maya' },
  { code: 'PH_SPY', category: 'EWALLET', name: 'ShopeePay' },
] as const satisfies readonly PayoutChannel[];

export const payoutChannelCodes = payoutChannels.map(({ code }) => code);

/** Returns true for an e-wallet, whose account number is a phone number. */
export function isWalletChannel(code: string): boolean {
  return payoutChannels.some((channel) => channel.code === code && channel.category === 'EWALLET');
}

/** The name of a channel, or its code when the table does not know it. */
export function payoutChannelName(code: string): string {
  return payoutChannels.find((channel) => channel.code === code)?.name ?? code;
}
