import { lapsesEn } from '../src/texts/lapses.en.ts';
import { statusesEn } from '../src/texts/statuses.en.ts';
import {
  type Actor,
  type ClosureDetail,
  closureDetails,
  type OrderStatus,
  orderStatuses,
} from '../src/trade/facts/statuses.ts';
import { orderNextSteps } from '../src/trade/table/next-step.table.ts';
import type { TransitionRow } from '../src/trade/table/transition-row.ts';
import { eventIds, transition } from '../src/trade/table/transitions.table.ts';
import { GENERATED } from './transitions-page.ts';

const who: Readonly<Record<Actor, string>> = {
  buyer: 'You',
  seller: 'The seller',
  staff: 'Our staff',
  gateway: 'The payment service',
  courier: 'The courier',
  system: 'When the time is up, Suki',
};

const nextWords = {
  buyer: 'It is your turn.',
  seller: 'It is the seller’s turn.',
  platform: 'It is our turn.',
  courier: 'The courier has the parcel.',
  nobody: 'Nothing is to be done.',
} as const;

/** "What can happen to my order", for a buyer: every status in plain words, made from the table that decides. */
export function myOrderPage(): string {
  return [
    GENERATED,
    '',
    '# What can happen to my order',
    '',
    'Every place where your order can stand, whose turn it is, what follows when nobody does anything, and everything that can happen next. This page is',
    'made from the table that decides, so it cannot promise something else.',
    '',
    ...orderStatuses.flatMap(sectionOf),
    '## Why an order can end early',
    '',
    ...closingDetails().map((detail) => `- ${statusesEn[`closed.${detail}`]}`),
    '',
  ].join('\n');
}

function sectionOf(status: OrderStatus): readonly string[] {
  const { nextActor, timer, also = [] } = orderNextSteps[status];
  const kinds = [...(timer === null ? [] : [timer]), ...also.map((one) => one.timer)];
  const lapses = [...new Set(kinds.map((kind) => lapsesEn[`lapse.${kind}.buyer`]))];
  const rows = eventIds.map(transition).filter((row) => row.order?.from.includes(status) ?? false);
  const happenings = [...new Set(rows.map(sentence))];
  return [
    `## ${statusesEn[`order.buyer.${status}`]}`,
    '',
    `${statusesEn[`order.buyer.${status}.info`]} ${nextWords[nextActor]}`,
    '',
    ...(lapses.length === 0 ? [] : ['Deadlines here:', '', ...lapses.map((lapse) => `- ${lapse}`), '']),
    ...(happenings.length === 0 ? [] : ['What can happen:', '', ...happenings.map((one) => `- ${one}`), '']),
  ];
}

function sentence({ actor, title }: TransitionRow): string {
  const words = actor === 'buyer' ? secondPerson(title) : title;
  return `${who[actor]} ${toYou(words)}.`;
}

const irregular: Readonly<Record<string, string>> = { does: 'do', has: 'have', is: 'are', cannot: 'cannot' };

/** "starts to pay" → "start to pay": the title of a row begins with its verb. */
function secondPerson(title: string): string {
  const [verb = '', ...rest] = title.split(' ');
  return [irregular[verb] ?? verb.replace(/s$/, ''), ...rest].join(' ');
}

const asYou: readonly (readonly [RegExp, string])[] = [
  [/\b[tT]he (buyer|bidder)’s own\b/g, 'your own'],
  [/\b[tT]he (buyer|bidder)’s\b/g, 'your'],
  [/\b[tT]he (buyer|bidder) (is|was)\b/g, 'you are'],
  [/\b[tT]he (buyer|bidder) has\b/g, 'you have'],
  [/\b[tT]he (buyer|bidder) (decide|get|owe|keep|choose|check|mend|send)s\b/g, 'you $2'],
  [/\b[tT]he (buyer|bidder) did\b/g, 'you did'],
  [/\ba bidder’s\b/g, 'your'],
  [/\b(the|a) (buyer|bidder)\b/g, 'you'],
];

/** Rewrites a text so that it speaks to the buyer. */
function toYou(text: string): string {
  return asYou.reduce((sofar, [pattern, words]) => sofar.replace(pattern, words), text);
}

/** The endings that an order can have, in the order of the list. */
function closingDetails(): readonly ClosureDetail[] {
  const rows = eventIds.map(transition).filter((row) => row.order?.to === 'transaction_closed');
  const found = new Set(rows.flatMap(({ closure, details = [] }) => [closure?.detail, ...details]));
  return closureDetails.filter((detail) => found.has(detail));
}
