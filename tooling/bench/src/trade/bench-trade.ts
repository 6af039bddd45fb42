import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { stopRequested } from '@suki/dev-stack/stack/stop-requested';
import { StackError } from '@suki/local-stack/stack-error';
import { type Figure, figureTable } from '../figures.ts';
import { memoryOfTree } from '../start/process-memory.ts';
import { cpuTimeOfTree } from './cpu-time.ts';
import { flashDrop } from './flash-drop.ts';
import { handWritten } from './hand-written.ts';
import { type HostedServices, startHostedServices } from './hosted-services.ts';
import { runInTurns, secondsOfParty } from './load.ts';
import { fillMarket, type Market, type MarketSize, marketOf } from './market-rows.ts';
import { parties } from './parties.ts';
import { rawConnection } from './raw-http.ts';
import { buyAndPay, buyOnce } from './shop-client.ts';
import { type Counts, soundness } from './soundness.ts';
import { tradeFigures } from './trade-figures.ts';
import { startTradeStack, type TradeStack } from './trade-stack.ts';

const clients = 16;
/**
 * After three seconds the first part of the paid flows was a tenth slower than the others: the worker had seen 300 of
 * them.
 */
const warmUpSeconds = 6;
/** Seven paid flows. After half a second the slowest hundredth of all flows were the first ones of each part. */
const resumeSeconds = 1.5;
const idleMilliseconds = 5_000;
const sampleMilliseconds = 250;
const flash = { users: 5_000, seconds: 10, pairs: 100 } as const;
/** More than any machine has needed so far; a phase that runs out says so in its outcomes. */
const mostASecond = { bare: 30_000, byHand: 3_000, byApi: 1_000, paid: 400 } as const;

const argumentsOf = {
  seconds: { type: 'string', default: '8' },
  'commit-delay': { type: 'string', default: '0' },
} as const;

/** @throws StackError when the arguments are not understood. */
function readArguments(args: readonly string[]): { readonly seconds: number; readonly commitDelayMs: number } {
  const usage =
    'Expected nothing, --seconds from 1 to 60, or --commit-delay from 0 to 100 ms, as in bench trade --seconds 4 --commit-delay 2';
  try {
    const { values } = parseArgs({ args: [...args], options: argumentsOf });
    const [seconds, commitDelayMs] = [Number(values.seconds), Number(values['commit-delay'])];
    if (seconds >= 1 && seconds <= 60 && commitDelayMs >= 0 && commitDelayMs <= 100) return { seconds, commitDelayMs };
  } catch {
    // The error below includes what came.
  }
  throw new StackError(`${usage}, but got "${args.join(' ')}".`);
}

/**
 * `bench trade` measures orders through the API beside the same rows by hand, whole paid flows, one hot size, a flash
 * drop and memory, and checks the invariants in the end. One run, one PostgreSQL. `--seconds` makes each measured
 * part shorter or longer. `--commit-delay` gives the disk a slower commit, as that of a cloud or of a standby in step.
 */
export async function benchTrade(): Promise<void> {
  const { seconds, commitDelayMs } = readArguments(process.argv.slice(3));
  const stopped = stopRequested().then(() => Promise.reject(new StackError('Stopped: the data are removed.')));
  // After Ctrl-C during the start, the run ends as soon as there is something to remove.
  stopped.catch(() => undefined);
  const stack = await startTradeStack(commitDelayMs);
  const hosted = await startHostedServices(stack.port.sandbox);
  try {
    const figures = await Promise.race([
      measure({ stack, hosted, market: marketOf(sizeOf(seconds)), seconds }),
      stopped,
    ]);
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(
      `\n${availableParallelism()} cores, Node ${process.versions.node}, ${clients} clients, ${seconds} s each, commits delayed by ${commitDelayMs} ms, load ${load.join(' ')}\n\n${figureTable(figures)}`,
    );
    console.log(
      '\nBy hand: the same rows, prepared, one round trip for each transaction, while API and worker stand still. The API shares the cores with its worker, PostgreSQL and the clients. All that is compared ran in turns.',
    );
  } finally {
    await stack.remove();
    await hosted.close();
  }
}

function sizeOf(seconds: number): MarketSize {
  const spent = secondsOfParty({ seconds, warmUpSeconds, resumeSeconds });
  const skus = 1_000;
  const perSku = (rate: number): number => Math.ceil((rate * spent * 1.2) / skus);
  const orders = (mostASecond.byApi * 2 + mostASecond.paid) * spent;
  return {
    skus,
    buyers: orders + flash.users,
    asksPerSku: { byHand: perSku(mostASecond.byHand * 1.4), byApi: perSku(mostASecond.byApi + mostASecond.paid) },
    hotAsks: mostASecond.byApi * spent,
    flashAsks: flash.pairs,
  };
}

type Bench = {
  readonly stack: TradeStack;
  readonly hosted: HostedServices;
  readonly market: Market;
  readonly seconds: number;
};

async function measure({ stack, hosted, market, seconds }: Bench): Promise<readonly Figure[]> {
  console.log('Filling the market …');
  await fillMarket(stack.databaseUrl, market.size);
  const pids = new Map([['PostgreSQL', stack.postgresPid]]);
  const cpuTimes = () => new Map([['clients', ownCpuTime()], ...[...pids].map(cpuTimeOf)]);
  const pace = { clients, seconds, warmUpSeconds, resumeSeconds, cpuTimes };
  const servers = await stack.startServers();
  const { apiPid, workerPid } = servers;
  pids.set('API', apiPid).set('worker', workerPid);
  await delay(idleMilliseconds);
  const idleBytes = memoryOfTree(apiPid).residentBytes;
  const memory = watchMemory(apiPid);
  const connections = await Promise.all(Array.from({ length: clients }, () => rawConnection(stack.port.api)));
  const { skuOf, hotSku, flashSku } = market;
  const hand = await handWritten(stack.databaseUrl, market, clients);
  const { byHand, byApi, buyersUntilNow } = parties({ servers, connections, pace });
  console.log('One-row commits; POST /order, by hand, by the API, and of one hot size …');
  const bought = await runInTurns(
    {
      bare: byHand(hand.bareCommit, mostASecond.bare),
      byHand: byHand(hand.order, mostASecond.byHand),
      orders: byApi(
        ({ connection, person, number }) => buyOnce(connection, person, skuOf.api(number * 7)),
        mostASecond.byApi,
      ),
      hot: byApi(({ connection, person }) => buyOnce(connection, person, hotSku), mostASecond.byApi),
    },
    pace,
  );
  console.log('Paid flow, by hand and by the API …');
  const paid = await runInTurns(
    {
      byHand: byHand(hand.flow, mostASecond.byHand),
      flows: byApi(
        ({ connection, person, number }) => buyAndPay(connection, { person, skuId: skuOf.api(number * 7) }, hosted),
        mostASecond.paid,
      ),
    },
    pace,
  );
  await hand.close();
  const loadedBytes = memory.most();
  console.log('Flash drop …');
  const drop = await flashDrop({ port: stack.port.api, skuId: flashSku, ...flash, firstBuyer: buyersUntilNow() });
  for (const connection of connections) connection.close();
  const dropBytes = memory.stop();
  const { orders, hot } = bought;
  const { flows } = paid;
  const byHandLoads = { orders: bought.byHand, flows: paid.byHand };
  const counts: Counts = { loads: [orders, hot, flows, bought.byHand, paid.byHand], drop, flashSku };
  const sound = await soundness(stack.databaseUrl, counts);
  return tradeFigures({
    bare: bought.bare,
    byHand: byHandLoads,
    orders,
    hot,
    flows,
    drop,
    flash,
    idleBytes,
    loadedBytes,
    dropBytes,
    sound,
  });
}

function ownCpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const cpuTimeOf = ([name, pid]: [string, number]): [string, number] => [name, cpuTimeOfTree(pid)];

/** Watches the memory of a process in bytes; `most` is the maximum since now. */
function watchMemory(pid: number): { readonly most: () => number; readonly stop: () => number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOfTree(pid).residentBytes);
  }, sampleMilliseconds);
  return {
    most: () => most,
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
