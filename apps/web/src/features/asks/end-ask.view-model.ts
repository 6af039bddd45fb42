import { limits } from '@suki/domain/config/limits';
import { formatMoney } from '@suki/domain/money/format-money';
import { lengthText } from '@suki/domain/time/length-text';
import type { Ask } from '@suki/sdk/types';
import { askTexts } from './asks.texts.ts';

type Endable = Pick<Ask, 'status'> & {
  readonly deposit: Pick<Ask['deposit'], 'amount'>;
  readonly next: Pick<Ask['next'], 'actions'>;
};

/** The way in which the seller can end an ask now; `none` when the server offers neither command. */
export function endOfAsk({ next }: Pick<Endable, 'next'>): 'cancel' | 'remove' | 'none' {
  if (next.actions.includes('cancel_ask')) {
    return 'cancel';
  }
  return next.actions.includes('delete_ask') ? 'remove' : 'none';
}

/**
 * The texts of cancelling: of an acceptance whose deposit is due (`E28`), of a listed ask, or of an ask that was never
 * on sale.
 */
export function cancelWords({ status, deposit, next }: Endable) {
  const { cancel: texts } = askTexts;
  if (next.actions.includes('pay_accepted_bid')) {
    const { depositDefaults, depositDefaultWindowMs } = limits;
    const text = texts.acceptedText(depositDefaults, lengthText(depositDefaultWindowMs));
    return { label: texts.accepted, title: texts.acceptedTitle, text };
  }
  // An item in our warehouse is listed without a deposit.
  const liveText = deposit.amount === 0 ? texts.freeText : texts.liveText(formatMoney(deposit.amount));
  return status === 'listed'
    ? { label: texts.live, title: texts.title, text: liveText }
    : { label: texts.unpaid, title: texts.title, text: texts.unpaidText };
}
