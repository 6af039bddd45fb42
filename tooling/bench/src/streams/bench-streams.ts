import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ChildServer, startChildServer } from '../child-server.ts';
import { type Figure, figureTable } from '../figures.ts';
import { readSeconds } from '../read-seconds.ts';
import { memoryOfTree } from '../start/process-memory.ts';
import { cpuTimeOfTree } from '../trade/cpu-time.ts';
import { startHostedServices } from '../trade/hosted-services.ts';
import { buyerNumber, fillMarket, idOf } from '../trade/market-rows.ts';
import { bearerOf } from '../trade/shop-client.ts';
import { startTradeStack, type TradeStack } from '../trade/trade-stack.ts';
import type { BareFrame } from './bare-writer.ts';
import { atRandom, type BookChanges, bookChanges } from './book-changes.ts';
import { type Part, streamFigures } from './stream-figures.ts';
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
 * `bench streams` opens 2,000 event streams that look at 200 items and changes books by SQL, 120 a second. A bare
 * writer holds as many connections and writes the same frames. Both are measured in turns; while the bare one writes,
 * books that nobody looks at change, so that the writing of the changes themselves can be subtracted.
 */
export async function benchStreams(): Promise<void> {
  const seconds = readSeconds({ bench: 'streams', args: process.argv.slice(3), usual: 8 });
  const stack = await startTradeStack();
  const hosted = await startHostedServices(stack.port.sandbox);
  const bare = await startChildServer(fileURLToPath(import.meta.resolve('./bare-writer.ts')));
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

type Bench = { readonly stack: TradeStack; readonly bare: ChildServer; readonly seconds: number };

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
  readonly bare: ChildServer;
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
    const message: BareFrame = {
      group: Math.floor(size / sizesPerItem),
      frame: frame.replace(/"version":\d+/, `"version":${version}`),
    };
    bare.send(message);
  };
}

type Pids = Readonly<Record<keyof Part['cpu'], number>>;
type PartOptions = {
  readonly pids: Pids;
  readonly seconds: number;
  readonly viewers: Viewers;
  readonly act: () => void;
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
