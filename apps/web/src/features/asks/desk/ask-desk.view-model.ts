import { subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { AskSummary } from '@suki/sdk/types';
import { timeLine } from '../../trade/time-words.view-model.ts';
import { askStatusWords } from '../ask.view-model.ts';
import { deskTexts as texts } from './ask-desk.texts.ts';

export type DeskRow = {
  readonly price: string;
  readonly income: string;
  /** "Sells first", "No. 3 in line"; null for an ask that is not on sale. */
  readonly place: string | null;
  /** The lowest ask of its size; null for an ask that is not on sale. */
  readonly lowest: string | null;
  readonly isLowest: boolean;
  /** The status where it is not simply on sale, then its time. */
  readonly status: string | null;
  readonly time: string | null;
  readonly isYourTurn: boolean;
  /** Its price can be changed together with others. */
  readonly isSelectable: boolean;
};

/** One ask as the desk shows it. */
export function deskRow(ask: AskSummary): DeskRow {
  const { price, income, tax, queuePosition, lowestAsk, status, next } = ask;
  return {
    price: formatMoney(price),
    income: formatMoney(subtract(income, tax)),
    place: queuePosition === null ? null : texts.place(queuePosition),
    lowest: lowestAsk === null ? null : formatMoney(lowestAsk),
    isLowest: lowestAsk === price,
    status: status === 'listed' ? null : askStatusWords(ask),
    time: timeLine(ask, 'seller') ?? null,
    isYourTurn: next.nextActor === 'seller',
    isSelectable: next.actions.includes('edit_ask'),
  };
}

/** "Court Low, US men 9", which tells the boxes of the list apart. */
export function nameOf({ item }: Pick<AskSummary, 'item'>, size: string): string {
  return `${item.name}, ${size}`;
}
