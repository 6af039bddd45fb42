import { isId, type RefundId } from '@suki/domain/ids/id';

/** One sending of a refund to the gateway; the one after a passing failure is the next (E75). */
export type RefundSending = { readonly refundId: RefundId; readonly sending: number };

/** The number of the sending that is under way, or that comes next. */
export function sendingOf({ failures }: { readonly failures: number | null }): number {
  return (failures ?? 0) + 1;
}

/**
 * What the gateway knows a sending by, its idempotency key as well. Each has its own: under the key of the failed one the gateway would only repeat
 * its first answer, and a late word on it would be taken for a word on the one that followed.
 */
export function refundReference({ refundId, sending }: RefundSending): string {
  return sending === 1 ? refundId : `${refundId}-${sending}`;
}

/** The sending that a reference stands for; undefined when it is none of ours. */
export function refundSendingOf(reference: string): RefundSending | undefined {
  const [refundId = '', sending = '1', ...rest] = reference.split('-');
  if (!isId('ref', refundId) || rest.length > 0 || !/^[1-9]$/.test(sending)) return undefined;
  return { refundId, sending: Number(sending) };
}
