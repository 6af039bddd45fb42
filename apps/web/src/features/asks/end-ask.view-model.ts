import { limits } from '@suki/domain/config/limits';
import { formatMoney } from '@suki/domain/money/format-money';
import { lengthText } from '@suki/domain/time/length-text';
import type { Ask } from '@suki/sdk/types';
import { askTexts } from './asks.texts.ts';

type Endable = Pick<Ask, 'status'> & {
  readonly deposit: Pick<Ask['deposit'], 'amount'>;
  readonly next: Pick<Ask['next'], 'actions'>;
};

/** How the seller can end an ask now; `none` where the server offers neither. */
export function endOfAsk({ next }: Pick<Endable, 'next'>): 'cancel' | 'remove' | 'none' {
  if (next.actions.includes('cancel_ask')) {
    return 'cancel';
  }
  return next.actions.includes('delete_ask') ? 'remove' : 'none';
}

/** What ends and what it costs: an acceptance that waits for its deposit (E28), an ask on sale, or one that never was. */
export function cancelWords({ status, deposit, next }: Endable) {
  const { cancel: words } = askTexts;
  if (next.actions.includes('pay_accepted_bid')) {
    const { depositDefaults, depositDefaultWindowMs } = limits;
    const text = words.acceptedText(depositDefaults, lengthText(depositDefaultWindowMs));
    return { label: words.accepted, title: words.acceptedTitle, text };
  }
  // An item that lies in our warehouse is sold without a deposit.
  const liveText = deposit.amount === 0 ? words.freeText : words.liveText(formatMoney(deposit.amount));
  return status === 'listed'
    ? { label: words.live, title: words.title, text: liveText }
    : { label: words.unpaid, title: words.title, text: words.unpaidText };
}
