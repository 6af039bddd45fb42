/** Words of the ledger; why money moved says the domain (`postings.en.ts`). */
export const ledgerTexts = {
  title: 'Ledger',
  lead: 'Every peso into and out of your balance, with the rule behind it.',
  open: 'Ledger',
  caption: 'Your ledger, newest first',
  columns: { at: 'When', rule: 'Why', of: 'For', amount: 'Amount', balance: 'Balance after' },
  balance: (amount: string) => `Balance ${amount}`,
  of: { order: 'Order', ask: 'Ask', bid: 'Bid', payout: 'Payout', none: '–' },
  linkTo: (what: string, why: string, at: string) => `${what}: ${why}, ${at}`,
  download: 'Download as CSV',
  downloading: 'Making the file',
  downloadNote: 'For a spreadsheet: all entries, in Manila time.',
  fileName: 'suki-ledger.csv',
  emptyTitle: 'No money has moved through your balance',
  empty: 'What a sale brings, what comes back and what you withdraw stands here, peso by peso.',
  sell: 'Sell an item',
} as const;
