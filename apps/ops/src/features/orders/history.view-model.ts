import { centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import { type OrderStatus, orderStatuses } from '@suki/domain/trade/facts/statuses';
import { desks } from '@suki/domain/trade/table/desks.table';
import { refundTransitions } from '@suki/domain/trade/table/refund-transitions.table';
import type { TransitionRow } from '@suki/domain/trade/table/transition-row';
import { transitions } from '@suki/domain/trade/table/transitions.table';
import type { HistoryEntry } from '@suki/sdk/types';
import { historyTexts as words } from './history.texts.ts';
import { statusTitle } from './order-words.view-model.ts';

export type HistoryLine = {
  readonly id: string;
  readonly time: string;
  readonly dateTime: string;
  /** "Seller confirms the order and has to ship" */
  readonly what: string;
  /** "Seller to confirm → Seller to ship" */
  readonly note: string;
};

type Row = Pick<TransitionRow, 'title'> & { readonly command?: TransitionRow['command'] };

const rows: Readonly<Record<string, Row | undefined>> = { ...transitions, ...refundTransitions };

const actorNames: Readonly<Record<string, string | undefined>> = words.actors;

export function historyLines(history: readonly HistoryEntry[]): readonly HistoryLine[] {
  return history
    .map((entry, index) => ({
      id: `${entry.event}-${index}`,
      time: formatMoment(new Date(entry.at)),
      dateTime: entry.at,
      what: `${whoOf(entry)} ${wordsOf(entry.event)}`,
      note: [saidText(entry.said ?? {}), moveText(entry.from, entry.to)].filter(Boolean).join('. '),
    }))
    .reverse()
    .sort((one, other) => Date.parse(other.dateTime) - Date.parse(one.dateTime));
}

/** "Support (Fe Ramos)". A timer's command that a person sent belongs to that person's desk. */
function whoOf({ event, actor, by }: HistoryEntry): string {
  const command = rows[event]?.command;
  const desk = command === undefined ? undefined : desks[command];
  const isStaff = actor === 'staff' || (actor === 'system' && by !== undefined);
  const role = isStaff && desk !== undefined ? words.desks[desk] : isStaff ? actorNames.staff : actorNames[actor];
  return by === undefined || serviceActors.has(actor) ? (role ?? actor) : words.person(role ?? actor, by);
}

/** They report by themselves, whoever asked them. */
const serviceActors: ReadonlySet<string> = new Set(['gateway', 'courier']);

type Said = NonNullable<HistoryEntry['said']>;

/** "Fault: seller, fraud", "₱200 off", "major defect, 2 inspectors"; empty without such facts. */
function saidText({ fault, isFraud, finding, inspectors, discount, trackingNumber, refund, ...people }: Said): string {
  const { handedOverBy, reason, askedBy } = people;
  return [
    fault !== undefined && words.fault(String(fault), isFraud === true),
    finding !== undefined && words.found(String(finding).replaceAll('_', ' ')),
    typeof inspectors === 'number' && words.inspectors(inspectors),
    typeof discount === 'number' && words.off(formatMoney(centavos(discount))),
    typeof refund === 'number' && words.refund(formatMoney(centavos(refund))),
    trackingNumber !== undefined && words.parcel(String(trackingNumber)),
    handedOverBy !== undefined && words.handedOver(String(handedOverBy)),
    askedBy !== undefined && words.asked(String(askedBy)),
    reason !== undefined && words.reason(String(reason)),
  ]
    .filter((text) => text !== false)
    .join(', ');
}

/** The title of the table's row, without the brackets at its end, which are for readers of the table. */
function wordsOf(event: string): string {
  return rows[event]?.title.replace(/ \(.*\)$/, '') ?? words.unknown;
}

function moveText(from: string | null, to: string): string {
  return from === null ? words.new(titleOf(to)) : from === to ? titleOf(to) : words.move(titleOf(from), titleOf(to));
}

function titleOf(status: string): string {
  return isOrderStatus(status) ? statusTitle(status) : status;
}

function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text);
}
