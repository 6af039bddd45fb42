import { type BookStep, queuePlace } from '@suki/domain/book/queue-place';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { QueueEntry } from '@suki/ui/market/QueuePlace/QueuePlace';
import { queueTexts } from './queue.texts.ts';

export type Queue = { readonly sentence: string; readonly entries: readonly QueueEntry[] };

/** So many of those ahead are shown, nearest first to go last; and so many behind. */
const SHOWN_AHEAD = 3;
const SHOWN_BEHIND = 1;

/** A price of the book; bids have no lane, because all are for the standard one. */
type Step = BookStep & { readonly lane?: Lane | undefined };

/**
 * Returns the place of a new ask or bid: behind every entry of its side in the standard lane at its price or better
 * (docs/lifecycle.md#queues: best price, then first come).
 */
export function queueAt(of: 'ask' | 'bid', price: Centavos, steps: readonly Step[]): Queue {
  const inLane = steps.filter(({ lane }) => lane !== 'flash');
  const { place, ahead, behind, isBeyond } = queuePlace(of, price, inLane);
  const firstShown = Math.max(0, ahead.length - SHOWN_AHEAD);
  const row = (each: Centavos, position: number, mine: boolean): QueueEntry => ({
    position,
    detail: mine ? queueTexts.you : queueTexts[of].other,
    price: formatMoney(each),
    mine,
  });
  return {
    sentence: sentenceOf(of, place, isBeyond),
    entries: [
      ...ahead.slice(firstShown).map((each, index) => row(each, firstShown + index + 1, false)),
      row(price, place, true),
      ...behind.slice(0, SHOWN_BEHIND).map((each, index) => row(each, place + index + 1, false)),
    ],
  };
}

function sentenceOf(of: 'ask' | 'bid', place: number, isBeyond: boolean): string {
  const words = queueTexts[of];
  const ahead = place - 1;
  if (isBeyond) {
    return queueTexts.beyond(words.before(ahead));
  }
  return ahead === 0 ? words.first : queueTexts.place(place, words.before(ahead));
}
