/**
 * Returns true when a refund in this status lies in the payer's wallet: a refund that the gateway cannot make is
 * credited there, so that nobody loses money (E75; docs/lifecycle.md#ways-back).
 */
export function isRefundInWallet({ status }: { readonly status: string }): boolean {
  return status === 'FAILED';
}
