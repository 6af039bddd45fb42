import { isId, type PayoutId } from '@suki/domain/ids/id';

/** One sending of a payout to the gateway; a retry after a failure is the next one. */
export type PayoutTry = { readonly payoutId: PayoutId; readonly tries: number };

/**
 * What the gateway knows a sending by. Each has its own, so that a late word on a failed one is never taken for a word on the one that
 * followed it.
 */
export function payoutReference({ payoutId, tries }: PayoutTry): string {
  return tries === 1 ? payoutId : `${payoutId}-${tries}`;
}

/** The sending that a reference stands for; undefined when it is none of ours. */
export function payoutTryOf(reference: string): PayoutTry | undefined {
  const [payoutId = '', tries = '1', ...rest] = reference.split('-');
  if (!isId('pyo', payoutId) || rest.length > 0 || !/^[1-9]\d?$/.test(tries)) return undefined;
  return { payoutId, tries: Number(tries) };
}
