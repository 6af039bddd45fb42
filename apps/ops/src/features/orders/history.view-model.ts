import { formatMoment } from '@suki/domain/time/format-moment';
import { type OrderStatus, orderStatuses } from '@suki/domain/trade/statuses';
import type { TransitionRow } from '@suki/domain/trade/transition-row';
import { transitions } from '@suki/domain/trade/transitions.table';
import type { HistoryEntry } from '@suki/sdk/types';
import { statusTitle } from './order-words.view-model.ts';

export type HistoryLine = {
  readonly id: string;
  readonly time: string;
  readonly dateTime: string;
  /** "Seller confirms the order and has to ship" */
  readonly what: string;
  /** "Seller to confirm → Seller to ship (E41)"; the code is what support and developers speak of. */
  readonly note: string;
};

const rows: Readonly<Record<string, TransitionRow | undefined>> = transitions;

const actorNames: Readonly<Record<string, string | undefined>> = {
  buyer: 'Buyer',
  seller: 'Seller',
  staff: 'Warehouse',
  gateway: 'Payment service',
  courier: 'Courier',
  system: 'Clock',
};

/** What happened to an order, latest first, in the words of the transition table. */
export function historyLines(history: readonly HistoryEntry[]): readonly HistoryLine[] {
  return history
    .map(({ event, from, to, actor, at }, index) => ({
      id: `${event}-${index}`,
      time: formatMoment(new Date(at)),
      dateTime: at,
      what: `${actorNames[actor] ?? actor} ${wordsOf(event)}`,
      note: `${moveText(from, to)} (${event})`,
    }))
    .reverse()
    .sort((one, other) => Date.parse(other.dateTime) - Date.parse(one.dateTime));
}

/** The title of the table's row; what stands in brackets at its end is for readers of the table. */
function wordsOf(event: string): string {
  return rows[event]?.title.replace(/ \(.*\)$/, '') ?? 'did what this console has no words for';
}

function moveText(from: string | null, to: string): string {
  return from === null ? `New: ${titleOf(to)}` : from === to ? titleOf(to) : `${titleOf(from)} → ${titleOf(to)}`;
}

function titleOf(status: string): string {
  return isOrderStatus(status) ? statusTitle(status) : status;
}

function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text);
}
