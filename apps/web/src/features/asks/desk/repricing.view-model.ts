import { defaultExpiryDays } from '@suki/domain/config/limits';
import { priceLimits } from '@suki/domain/config/prices';
import { add, type Centavos, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { inPesos } from '@suki/domain/money/in-pesos';
import type { AskChange, ChangedAsk } from '@suki/sdk/hooks/asks';
import type { AskSummary } from '@suki/sdk/types';
import { expiryDaysOf } from '../../sell/payout.view-model.ts';
import { askTexts } from '../asks.texts.ts';
import { askEdit } from '../edit-ask.view-model.ts';
import { deskTexts as texts } from './ask-desk.texts.ts';

/** A change of several prices at once. */
export type PriceStep = 'minus' | 'plus' | 'lowest';

export type Repricing = {
  readonly ask: AskSummary;
  /** The call; null where there is nothing to change. */
  readonly change: AskChange | null;
  /** "₱9,000 → ₱8,950". */
  readonly words: string;
  /** Consequences: more deposit, a sale at once. */
  readonly notes: readonly string[];
};

/** Returns the change of each ask by a step, for the seller to confirm: a deposit that rises is told for each. */
export function repricings(asks: readonly AskSummary[], step: PriceStep): readonly Repricing[] {
  return asks.map((ask) => repricing(ask, step));
}

function repricing(ask: AskSummary, step: PriceStep): Repricing {
  const wanted = steppedFrom(ask, step);
  if (wanted === ask.price) {
    return { ask, change: null, words: formatMoney(ask.price), notes: [texts.review.same] };
  }
  const days = expiryDaysOf(String(ask.expiryDays)) ?? defaultExpiryDays;
  const digits = String(inPesos(wanted));
  const { price, sentences } = askEdit({ digits, days, ask, feeRules: null, highestBid: ask.highestBid });
  if (price === null) {
    return { ask, change: null, words: formatMoney(ask.price), notes: [texts.review.outside] };
  }
  return {
    ask,
    change: { askId: ask.id, price, expiryDays: days },
    words: texts.review.change(formatMoney(ask.price), formatMoney(price)),
    // Told once above the list.
    notes: sentences.filter((sentence) => sentence !== askTexts.edit.place),
  };
}

function steppedFrom({ price, lowestAsk }: Pick<AskSummary, 'price' | 'lowestAsk'>, step: PriceStep): Centavos {
  switch (step) {
    case 'minus':
      return subtract(price, priceLimits.step);
    case 'plus':
      return add(price, priceLimits.step);
    case 'lowest':
      return lowestAsk ?? price;
    default:
      return step satisfies never;
  }
}

export function changesOf(rows: readonly Repricing[]): readonly AskChange[] {
  return rows.flatMap(({ change }) => (change === null ? [] : [change]));
}

export type Outcome = {
  readonly askId: string;
  readonly text: string;
  readonly isFailure: boolean;
  /** More deposit is due: the ask's page takes it. */
  readonly isDepositDue: boolean;
};

/** Returns the outcome of each change in words; `failureText` has those of a refusal. */
export function outcomesOf(
  changed: readonly ChangedAsk[],
  failureText: (error: Extract<ChangedAsk['outcome'], { ok: false }>['error']) => string,
): readonly Outcome[] {
  return changed.map(({ askId, outcome }) => {
    if (!outcome.ok) {
      return { askId, text: failureText(outcome.error), isFailure: true, isDepositDue: false };
    }
    const { raise, status, price, queuePosition } = outcome.answer;
    const isDepositDue = raise !== null;
    const text = isDepositDue
      ? texts.done.raised(formatMoney(raise.amount), formatMoney(raise.price))
      : status === 'listed'
        ? texts.done.changed(formatMoney(price), queuePosition)
        : texts.done.sold;
    return { askId, text, isFailure: false, isDepositDue };
  });
}
