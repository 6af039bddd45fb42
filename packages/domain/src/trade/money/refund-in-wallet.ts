/**
 * Whether a refund in this status lies in the payer's wallet: one that the gateway cannot make is credited there, and nobody has lost it (lifecycle,
 * E75).
 */
export function isRefundInWallet({ status }: { readonly status: string }): boolean {
  return status === 'FAILED';
}
