import { isId, type RefundId } from '@suki/domain/ids/id';

/** One sending of a refund to the gateway. A passing failure leads to the next sending (E75). */
export type RefundSending = { readonly refundId: RefundId; readonly sending: number };

/** The number of the sending that is under way, or that comes next. */
export function sendingOf({ failures }: { readonly failures: number | null }): number {
  return (failures ?? 0) + 1;
}

/**
 * The reference and idempotency key of one sending of a refund. Each sending has its own: under the key of a failed
 * sending the gateway would only repeat its first answer, and a late report on the failed sending would be taken for a
 * report on the next.
 */
export function refundReference({ refundId, sending }: RefundSending): string {
  return sending === 1 ? refundId : `${refundId}-${sending}`;
}

/** Parses a reference into its sending; undefined for a reference that is not ours. */
export function refundSendingOf(reference: string): RefundSending | undefined {
  const [refundId = '', sending = '1', ...rest] = reference.split('-');
  if (!isId('ref', refundId) || rest.length > 0 || !/^[1-9]$/.test(sending)) return undefined;
  return { refundId, sending: Number(sending) };
}
