import { type Figure, megabytesText } from '../figures.ts';
import type { FlashDrop } from './flash-drop.ts';
import { type Load, succeeded } from './load.ts';
import type { Soundness } from './soundness.ts';

export type TradeRun = {
  readonly bare: Load;
  readonly byHand: { readonly orders: Load; readonly flows: Load };
  readonly orders: Load;
  readonly hot: Load;
  readonly flows: Load;
  readonly drop: FlashDrop;
  readonly flash: { readonly users: number; readonly seconds: number; readonly pairs: number };
  readonly idleBytes: number;
  /** The maximum while orders were made and paid, and with the flash drop. */
  readonly loadedBytes: number;
  readonly dropBytes: number;
  readonly sound: Soundness;
};

const perSecond = (load: Load): string => `${Math.round(load.perSecond)}/s`;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const tails = ({ p50, p99 }: Pick<Load, 'p50' | 'p99'>): string => `${milliseconds(p50)} / ${milliseconds(p99)}`;
const violationsShown = 5;

export function tradeFigures(run: TradeRun): readonly Figure[] {
  return [...rateFigures(run), ...dropFigures(run), ...memoryFigures(run), ...soundFigures(run)];
}

function rateFigures({ bare, byHand, orders, hot, flows }: TradeRun): readonly Figure[] {
  return [
    { name: 'Commits of one row (SQL)', measured: `${perSecond(bare)}, ${tails(bare)}`, aim: 'p50 / p99' },
    { name: 'Order by hand (SQL)', measured: `${perSecond(byHand.orders)}, ${tails(byHand.orders)}`, aim: 'p50 / p99' },
    { name: 'Paid flow by hand (SQL)', measured: `${perSecond(byHand.flows)}, ${tails(byHand.flows)}`, aim: '' },
    { name: 'L4: POST /order', measured: `${perSecond(orders)}, ${tails(orders)}`, aim: othersOf(orders) },
    { name: '… CPU of each, in µs', measured: '', aim: cpuText(orders) },
    { name: '… CPU by hand, in µs', measured: '', aim: cpuText(byHand.orders) },
    {
      name: '… of the order by hand',
      measured: percent(orders.perSecond, byHand.orders.perSecond),
      aim: 'at least 30 %',
    },
    { name: '… of the commits of one row', measured: percent(orders.perSecond, bare.perSecond), aim: '' },
    { name: 'L4: paid flow: order, pay, webhook, ledger, jobs', measured: perSecond(flows), aim: othersOf(flows) },
    { name: '… CPU of each, in µs', measured: '', aim: cpuText(flows) },
    { name: '… CPU by hand, in µs', measured: '', aim: cpuText(byHand.flows) },
    {
      name: '… of the flow by hand',
      measured: percent(flows.perSecond, byHand.flows.perSecond),
      aim: 'at least 10 %',
    },
    { name: '… p50 / p99', measured: tails(flows), aim: 'p99 at most 250 ms' },
    { name: 'POST /order, one hot size', measured: `${perSecond(hot)}, ${tails(hot)}`, aim: othersOf(hot) },
    {
      name: '… of a thousand sizes',
      measured: percent(hot.perSecond, orders.perSecond),
      aim: 'at least 50 %',
    },
  ];
}

function dropFigures({ drop, flash }: TradeRun): readonly Figure[] {
  const { buyers, browsing } = drop;
  return [
    {
      name: `Flash drop: ${flash.users} users in ${flash.seconds} s for ${flash.pairs} pairs`,
      measured: outcomesText(buyers.outcomes),
      aim: `${flash.pairs} succeeded, the rest 409`,
    },
    { name: '… p50 / p99', measured: tails(buyers), aim: 'p99 at most 2,000 ms' },
    {
      name: '… browsing meanwhile, p50 / p99',
      measured: tails(browsing),
      aim: `p99 at most 300 ms (${outcomesText(browsing.outcomes)})`,
    },
  ];
}

function memoryFigures({ idleBytes, loadedBytes, dropBytes }: TradeRun): readonly Figure[] {
  return [
    { name: 'API, memory when idle (resident)', measured: megabytesText(idleBytes), aim: 'at most 120 MB' },
    { name: 'API, most memory under load', measured: megabytesText(loadedBytes), aim: 'at most 250 MB' },
    { name: '… in the flash drop', measured: megabytesText(dropBytes), aim: 'at most 250 MB' },
  ];
}

function soundFigures({ sound }: TradeRun): readonly Figure[] {
  const { violations, told, stored, soldTwice, flashSold } = sound;
  return [
    { name: 'Orders that clients were told of / stored', measured: `${told} / ${stored}`, aim: 'equal' },
    { name: 'Pairs sold twice; sold in the drop', measured: `${soldTwice}; ${flashSold}`, aim: '0; every pair once' },
    {
      name: 'Rows that break a rule (INV)',
      measured: String(violations.length),
      aim: ['0', ...violations.slice(0, violationsShown)].join(' | '),
    },
  ];
}

function cpuText({ cpu }: Load): string {
  return [...cpu].map(([name, microseconds]) => `${name} ${Math.round(microseconds)}`).join(', ');
}

/** Outcomes other than success; empty when all was well. */
function othersOf({ outcomes }: Load): string {
  return outcomesText(new Map([...outcomes].filter(([outcome]) => outcome !== succeeded)));
}

function outcomesText(outcomes: ReadonlyMap<string, number>): string {
  return [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
}
