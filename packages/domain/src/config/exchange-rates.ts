/** Pesos for one unit of a currency in which makers name retail prices (docs/decisions.md#files-of-items). */
export const exchangeRates = {
  PHP: 1,
  USD: 58,
  EUR: 63,
  GBP: 73,
  JPY: 0.38,
  SGD: 43,
  HKD: 7.4,
  AUD: 38,
  INR: 0.68,
} as const satisfies Readonly<Record<string, number>>;

export type RetailCurrency = keyof typeof exchangeRates;

/** The signs that stand beside an amount instead of its currency. */
export const currencySigns: Readonly<Record<string, RetailCurrency>> = {
  '₱': 'PHP',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
};
