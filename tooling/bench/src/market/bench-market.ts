import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { localSecrets } from '@suki/local-stack/environment';
import { type ChildServer, startChildServer } from '../child-server.ts';
import { type Figure, figureTable } from '../figures.ts';
import { type LoadSize, readLoadOptions, sizeOf } from '../load/load-size.ts';
import { startLoadStack } from '../load/load-stack.ts';
import { mistyped, wordsOfItem } from '../load/market-words.ts';
import { type Load, type Party, runInTurns, succeeded } from '../trade/load.ts';
import { idOf } from '../trade/market-rows.ts';
import { rawConnection } from '../trade/raw-http.ts';

const clients = 16;
const seconds = 8;
const smallSize = sizeOf(2_000);
const pace = { clients, seconds, warmUpSeconds: 3, resumeSeconds: 1, cpuTimes: () => new Map<string, number>() };
/** More than any machine has needed so far. */
const mostPerSecond = 10_000;
/** Different questions of one kind; the bare route keeps the statements of each. */
const questions = 200;
/** A prime, so that the questions are spread over the market. */
const step = 7_919;

type Read = { readonly name: string; readonly pathIn: (turn: number, size: LoadSize) => string };

const itemNumber = (turn: number, { items }: LoadSize): number => 1 + (((turn % questions) * step) % items);

/** The reads that visitors ask for most, by the names of the load plan. */
const reads: readonly Read[] = [
  { name: 'L1: list of 20 with lowest asks', pathIn: () => '/search/item?category=shoes&sort=popular&limit=20' },
  { name: 'L2: item with all sizes', pathIn: (turn, size) => `/item/${idOf('itm', itemNumber(turn, size))}` },
  {
    name: 'L3: search with a typing error',
    pathIn: (turn, size) => {
      const [first, second] = wordsOfItem(itemNumber(turn, size));
      return `/search/item?keyword=${mistyped(first)}%20${second}&limit=20`;
    },
  },
];

/**
 * `bench market` measures the three reads of a market of a million items, or of `--items`, beside a bare HTTP route
 * with the same SQL, and both on a market of 2,000 items, all in turns.
 */
export async function benchMarket(): Promise<void> {
  const { size, isAnew } = readLoadOptions(process.argv.slice(3), 1_000_000);
  const stack = await startLoadStack({ large: size, small: smallSize }, isAnew);
  const file = fileURLToPath(import.meta.resolve('./bare-route.ts'));
  const bare = await Promise.all(
    [stack.cluster.largeUrl, stack.cluster.smallUrl].map((url) => startChildServer(file, [url])),
  );
  try {
    const figures: Figure[] = [];
    for (const read of reads) {
      console.log(`${read.name} …`);
      figures.push(...figuresOf(read, await loadsOf(read, size, stack.port, bare)));
    }
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(
      `\n${size.items} items and ${size.asks} asks, filled in ${stack.cluster.fillSeconds.toFixed(0)} s; ${availableParallelism()} cores, Node ${process.versions.node}, ${clients} clients, ${seconds} s each, load ${load.join(' ')}\n\n${figureTable(figures)}`,
    );
  } finally {
    for (const server of bare) server.stop();
    await stack.stop();
  }
}

type Loads = Readonly<Record<'bare' | 'api' | 'bareOfSmall' | 'apiOfSmall', Load>>;

async function loadsOf(
  read: Read,
  size: LoadSize,
  port: { readonly large: number; readonly small: number },
  [large, small]: readonly ChildServer[],
): Promise<Loads> {
  const party = (of: LoadSize, at = 0) => partyOf((turn) => read.pathIn(turn, of), at);
  return await runInTurns(
    {
      bare: await party(size, large?.port),
      api: await party(size, port.large),
      bareOfSmall: await party(smallSize, small?.port),
      apiOfSmall: await party(smallSize, port.small),
    },
    pace,
  );
}

async function partyOf(pathOf: (turn: number) => string, port: number): Promise<Party> {
  const connections = await Promise.all(Array.from({ length: clients }, () => rawConnection(port)));
  const headers = { authorization: `Bearer ${localSecrets.CATALOGUE_SERVICE_TOKEN}` };
  return {
    mostPerSecond,
    turn: async (turn, client) => {
      const answer = await connections[client]?.call({ method: 'GET', path: pathOf(turn), headers });
      return answer?.status === 200 ? succeeded : `${answer?.status} ${answer?.body.slice(0, 200)}`;
    },
  };
}

const rateOf = ({ perSecond, p50, p99 }: Load): string =>
  `${perSecond.toFixed(0)}/s, ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
const percent = (part: Load, whole: Load): string => `${((100 * part.perSecond) / whole.perSecond).toFixed(0)} %`;

function figuresOf({ name }: Read, { bare, api, bareOfSmall, apiOfSmall }: Loads): readonly Figure[] {
  return [
    { name, measured: rateOf(api), aim: outcomesOf(api) },
    { name: '… the bare route', measured: rateOf(bare), aim: 'p50 / p99' },
    { name: '… of 2,000 items: API, bare route', measured: `${rateOf(apiOfSmall)}; ${rateOf(bareOfSmall)}`, aim: '' },
    { name: '… of the bare route', measured: percent(api, bare), aim: 'at least 40 %' },
    { name: '… p99 of the bare route’s', measured: `${(api.p99 / bare.p99).toFixed(1)} times`, aim: 'at most 5' },
    { name: '… of 2,000 items', measured: percent(api, apiOfSmall), aim: 'at least 70 %' },
  ];
}

const outcomesOf = ({ outcomes }: Load): string =>
  [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ');
