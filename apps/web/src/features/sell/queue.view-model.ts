import { queuePlace } from '@suki/domain/book/queue-place';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { SkuBook } from '@suki/sdk/types';
import { sellTexts } from './sell.texts.ts';

const { queue: texts } = sellTexts;

export type QueueEntry = {
  readonly position: number;
  readonly detail: string;
  readonly price: string;
  readonly mine: boolean;
};

export type Queue = { readonly sentence: string; readonly entries: readonly QueueEntry[] };

/** So many of those ahead are shown, nearest first to go last; and so many behind. */
const SHOWN_AHEAD = 3;
const SHOWN_BEHIND = 1;

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];
const ordinal = (position: number): string => ordinals[position - 1] ?? `Place ${position}`;

type Step = Pick<SkuBook['asks'][number], 'price' | 'count' | 'lane'>;

/** The place of a new ask: behind every standard ask at its price or below (lifecycle, section 2: best price, then who came first). */
export function queueAt(price: Centavos, asks: readonly Step[]): Queue {
  const { place, ahead, behind, isBeyond } = queuePlace(
    'ask',
    price,
    asks.filter(({ lane }) => lane === 'standard'),
  );
  const firstShown = Math.max(0, ahead.length - SHOWN_AHEAD);
  const row = (each: Centavos, position: number, mine: boolean): QueueEntry => ({
    position,
    detail: mine ? texts.you : texts.pair,
    price: formatMoney(each),
    mine,
  });
  return {
    sentence: sentenceOf(place, isBeyond),
    entries: [
      ...ahead.slice(firstShown).map((each, index) => row(each, firstShown + index + 1, false)),
      row(price, place, true),
      ...behind.slice(0, SHOWN_BEHIND).map((each, index) => row(each, place + index + 1, false)),
    ],
  };
}

function sentenceOf(place: number, isBeyond: boolean): string {
  const ahead = place - 1;
  if (isBeyond) {
    return texts.beyond(ahead);
  }
  return ahead === 0 ? texts.first : texts.place(ordinal(place), ahead);
}
