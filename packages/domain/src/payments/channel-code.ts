/**
 * Returns one name for a channel in every generation of the gateway: `PH_GRABPAY` is `GRABPAY`, `BPI_DIRECT_DEBIT` is
 * `BPI`. Other codes stay: `BPI_ONLINE_BANKING` is no direct debit (specification, section 3).
 */
export function channelCode(code: string): string {
  return code.replace(/^PH_/, '').replace(/_DIRECT_DEBIT$/, '');
}
