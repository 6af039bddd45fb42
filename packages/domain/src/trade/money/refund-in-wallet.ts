/**
 * Whether a refund in this status lies in the payer's wallet: one that the gateway cannot make is credited there, and
 * nobody has lost it (E75; docs/lifecycle.md#ways-back).
 */
export function isRefundInWallet({ status }: { readonly status: string }): boolean {
  return status === 'FAILED';
}
