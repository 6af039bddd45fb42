export type TestCard = {
  network: 'VISA' | 'MASTERCARD' | 'JCB' | 'AMEX' | 'DISCOVER';
  /** `challenge` asks the shopper on a page, `frictionless` does not, `declined` is refused by the bank. */
  flow: 'challenge' | 'frictionless' | 'declined';
};

/**
 * The only card numbers that the sandbox accepts: Xendit's own test cards first, then the test numbers that the large
 * gateways publish. Real numbers must never get here, so everything else is refused.
 */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4000000000002503': { network: 'VISA', flow: 'challenge' },
  '4000000000001000': { network: 'VISA', flow: 'frictionless' },
  '5200000000002151': { network: 'MASTERCARD', flow: 'challenge' },
  '5200000000001005': { network: 'MASTERCARD', flow: 'frictionless' },
  '4440000009900010': { network: 'VISA', flow: 'frictionless' },
  '4440000042200014': { network: 'VISA', flow: 'frictionless' },
  '5123450000000008': { network: 'MASTERCARD', flow: 'frictionless' },
  '5123456789012346': { network: 'MASTERCARD', flow: 'frictionless' },
  '4000000000001091': { network: 'VISA', flow: 'challenge' },
  '4000000000000002': { network: 'VISA', flow: 'declined' },
  '4111111111111111': { network: 'VISA', flow: 'frictionless' },
  '4242424242424242': { network: 'VISA', flow: 'frictionless' },
  '4012888888881881': { network: 'VISA', flow: 'frictionless' },
  '5555555555554444': { network: 'MASTERCARD', flow: 'frictionless' },
  '5105105105105100': { network: 'MASTERCARD', flow: 'frictionless' },
  '2223003122003222': { network: 'MASTERCARD', flow: 'frictionless' },
  '3566002020360505': { network: 'JCB', flow: 'frictionless' },
  '3530111333300000': { network: 'JCB', flow: 'frictionless' },
  '378282246310005': { network: 'AMEX', flow: 'frictionless' },
  '6011111111111117': { network: 'DISCOVER', flow: 'frictionless' },
};
