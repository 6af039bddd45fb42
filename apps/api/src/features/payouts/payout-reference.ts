import { isId, type PayoutId } from '@suki/domain/ids/id';

/** One sending of a payout to the gateway. A retry after a failure is the next sending. */
export type PayoutTry = { readonly payoutId: PayoutId; readonly tries: number };

/**
 * The reference of one sending of a payout at the gateway. Each sending has its own, so that a late report on a failed
 * sending is never taken for a report on the next.
 */
export function payoutReference({ payoutId, tries }: PayoutTry): string {
  return tries === 1 ? payoutId : `${payoutId}-${tries}`;
}

/** Parses a reference into its sending; undefined for a reference that is not ours. */
export function payoutTryOf(reference: string): PayoutTry | undefined {
  const [payoutId = '', tries = '1', ...rest] = reference.split('-');
  if (!isId('pyo', payoutId) || rest.length > 0 || !/^[1-9]\d?$/.test(tries)) return undefined;
  return { payoutId, tries: Number(tries) };
}
