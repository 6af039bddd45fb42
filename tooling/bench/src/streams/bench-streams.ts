import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Figure, figureTable } from '../figures.ts';
import { readSeconds } from '../read-seconds.ts';
import { memoryOfTree } from '../start/process-memory.ts';
import { cpuTimeOfTree } from '../trade/cpu-time.ts';
import { startHostedServices } from '../trade/hosted-services.ts';
import { summaryOf } from '../trade/load.ts';
import { buyerNumber, fillMarket, idOf } from '../trade/market-rows.ts';
import { bearerOf } from '../trade/shop-client.ts';
import { startTradeStack, type TradeStack } from '../trade/trade-stack.ts';
import { atRandom, type BookChanges, bookChanges } from './book-changes.ts';
import { type BareWriter, startBareWriter } from './start-bare-writer.ts';
import { openViewers, type Viewers } from './viewers.ts';

const streams = 2_000;
const items = 200;
const sizesPerItem = 10;
const changesPerSecond = 120;
const rounds = 3;
const warmUpSeconds = 2;
const sizes = items * sizesPerItem;
const market = { skus: sizes, buyers: streams, asksPerSku: { byHand: 2, byApi: 2 }, hotAsks: 0, flashAsks: 0 };

/**
 * `bench streams` opens 2,000 event streams that look at 200 items and changes books by SQL, 120 a second. A bare writer
 * holds as many connections and writes the same frames. Both are measured in turns; while the bare one writes, books
 * that nobody looks at change, so that the writing of the changes themselves can be subtracted.
 */
export async function benchStreams(): Promise<void> {
  const seconds = readSeconds({ bench: 'streams', args: process.argv.slice(3), usual: 8 });
  const stack = await startTradeStack();
  const hosted = await startHostedServices(stack.port.sandbox);
  const bare = await startBareWriter();
  try {
    const figures = await measure({ stack, bare, seconds });
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(
      `\n${availableParallelism()} cores, Node ${process.versions.node}, ${streams} streams, ${items} items, ${changesPerSecond} changes a second, ${rounds} × ${seconds} s each, load ${load.join(' ')}\n\n${figureTable(figures)}`,
    );
  } finally {
    bare.stop();
    await stack.remove();
    await hosted.close();
  }
}

type Bench = { readonly stack: TradeStack; readonly bare: BareWriter; readonly seconds: number };

async function measure({ stack, bare, seconds }: Bench): Promise<readonly Figure[]> {
  console.log('Filling the market …');
  await fillMarket(stack.databaseUrl, market);
  const { apiPid, workerPid } = await stack.startServers();
  // The worker has nothing to do with streams and would renew pages meanwhile; `remove` wakes it up again.
  process.kill(workerPid, 'SIGSTOP');
  const sent = new Map<string, number>();
  const sentAt = (skuId: string, version: number) => sent.get(`${skuId} ${version}`);
  const onSend = (skuId: string, version: number): void => void sent.set(`${skuId} ${version}`, performance.now());
  const changes = await bookChanges({ url: stack.databaseUrl, onSend });
  console.log('Opening the streams …');
  const before = memoryOfTree(apiPid).residentBytes;
  const openedAt = performance.now();
  const viewers = await openViewers({ port: stack.port.api, requests: streamRequests(), sentAt });
  const openSeconds = (performance.now() - openedAt) / 1_000;
  const bareViewers = await openViewers({ port: bare.port, requests: bareRequests(), sentAt });
  await delay(1_000);
  const bytesOfStream = (memoryOfTree(apiPid).residentBytes - before) / streams;
  const pids = { api: apiPid, postgres: stack.postgresPid, bare: bare.pid };
  const parts = { bare: [] as Part[], api: [] as Part[] };
  for (let round = 0; round < rounds; round += 1) {
    console.log(`Round ${round + 1} of ${rounds} …`);
    parts.bare.push(
      await part({ pids, seconds, viewers: bareViewers, act: bareTurn({ bare, viewers, changes, onSend }) }),
    );
    parts.api.push(
      await part({ pids, seconds, viewers, act: () => changes.change(idOf('sku', 1 + randomBelow(sizes))) }),
    );
    await changes.settled();
  }
  viewers.close();
  bareViewers.close();
  await changes.close();
  return streamFigures({ ...parts, bytesOfStream, openSeconds });
}

const randomBelow = (most: number): number => Math.floor(Math.random() * most);
const itemOf = (stream: number): number => stream % items;

function streamRequests() {
  return Array.from({ length: streams }, (_, stream) => {
    const ids = Array.from({ length: sizesPerItem }, (_, size) =>
      idOf('sku', 1 + itemOf(stream) * sizesPerItem + size),
    );
    return {
      path: `/event/stream?skuIds=${ids.join(',')}`,
      headers: { authorization: bearerOf(buyerNumber(stream)) },
    };
  });
}

const bareRequests = () =>
  Array.from({ length: streams }, (_, stream) => ({ path: `/${itemOf(stream)}`, headers: {} }));

type BareTurn = {
  readonly bare: BareWriter;
  readonly viewers: Viewers;
  readonly changes: BookChanges;
  readonly onSend: (skuId: string, version: number) => void;
};

/** One change of a size that nobody looks at, and one frame of the API to the bare writer. */
function bareTurn({ bare, viewers, changes, onSend }: BareTurn): () => void {
  // Versions that no book reaches, so that a frame of the bare writer is nobody else's.
  let version = 1_000_000;
  return () => {
    changes.change(idOf('sku', 1 + sizes + randomBelow(sizes)));
    const size = randomBelow(sizes);
    const skuId = idOf('sku', 1 + size);
    const frame = viewers.lastFrameOf(skuId);
    if (frame === undefined) return;
    version += 1;
    onSend(skuId, version);
    bare.write({
      group: Math.floor(size / sizesPerItem),
      frame: frame.replace(/"version":\d+/, `"version":${version}`),
    });
  };
}

type Pids = { readonly api: number; readonly postgres: number; readonly bare: number };
type PartOptions = {
  readonly pids: Pids;
  readonly seconds: number;
  readonly viewers: Viewers;
  readonly act: () => void;
};

export type Part = {
  readonly seconds: number;
  readonly changes: number;
  readonly delays: readonly number[];
  readonly bytes: number;
  /** CPU time in microseconds. */
  readonly cpu: Readonly<Record<keyof Pids, number>>;
};

async function part({ pids, seconds, viewers, act }: PartOptions): Promise<Part> {
  const cpu = () => ({
    api: cpuTimeOfTree(pids.api),
    postgres: cpuTimeOfTree(pids.postgres),
    bare: cpuTimeOfTree(pids.bare),
  });
  await atRandom(changesPerSecond, warmUpSeconds, act);
  viewers.begin();
  const before = cpu();
  const count = await atRandom(changesPerSecond, seconds, act);
  const after = cpu();
  const { delays, bytes } = viewers.measured();
  const used = {
    api: after.api - before.api,
    postgres: after.postgres - before.postgres,
    bare: after.bare - before.bare,
  };
  return { seconds, changes: count, delays: [...delays], bytes, cpu: used };
}

export type StreamRun = {
  readonly bare: readonly Part[];
  readonly api: readonly Part[];
  readonly bytesOfStream: number;
  readonly openSeconds: number;
};

const sumOf = (parts: readonly Part[], value: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + value(part), 0);

/** The cost of the streams is the whole API, and PostgreSQL without the writing of the changes. */
export function streamFigures({ bare, api, bytesOfStream, openSeconds }: StreamRun): readonly Figure[] {
  const seconds = sumOf(api, (part) => part.seconds);
  const perSecond = (parts: readonly Part[], of: keyof Pids): number =>
    sumOf(parts, (part) => part.cpu[of]) / 1_000 / seconds;
  const bareCost = perSecond(bare, 'bare');
  const database = perSecond(api, 'postgres') - perSecond(bare, 'postgres');
  const cost = perSecond(api, 'api') + database;
  const cpu = (value: number): string => `${value.toFixed(1)} ms/s`;
  const framesOf = (parts: readonly Part[]): number => sumOf(parts, ({ delays }) => delays.length) / seconds;
  const tails = (parts: readonly Part[]): string => {
    const { p50, p99 } = summaryOf(parts.flatMap(({ delays }) => delays));
    return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
  };
  const frame =
    sumOf(api, ({ bytes }) => bytes) /
    Math.max(
      1,
      sumOf(api, ({ delays }) => delays.length),
    );
  return [
    { name: 'Bare writer: CPU', measured: cpu(bareCost), aim: '' },
    { name: '… frames a second', measured: framesOf(bare).toFixed(0), aim: '' },
    { name: '… delay p50 / p99', measured: tails(bare), aim: 'from the parent to the viewer' },
    { name: 'Streams: CPU of the API', measured: cpu(perSecond(api, 'api')), aim: '' },
    { name: '… CPU of PostgreSQL besides the changes', measured: cpu(database), aim: '' },
    { name: '… frames a second', measured: framesOf(api).toFixed(0), aim: `${frame.toFixed(0)} bytes each` },
    { name: '… delay p50 / p99', measured: tails(api), aim: 'from the commit to the viewer' },
    { name: '… of the bare writer', measured: `${(cost / bareCost).toFixed(2)} times`, aim: 'at most 2 times' },
    { name: 'API while only unseen books change', measured: cpu(perSecond(bare, 'api')), aim: '' },
    { name: 'Changes: CPU of PostgreSQL', measured: cpu(perSecond(bare, 'postgres')), aim: '' },
    { name: 'Opening 2,000 streams', measured: `${openSeconds.toFixed(1)} s`, aim: 'each reads ten books' },
    { name: 'Memory of a stream', measured: `${(bytesOfStream / 1024).toFixed(0)} kB`, aim: '' },
  ];
}
