import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { localSecrets } from '@suki/local-stack/environment';
import { type ChildServer, startChildServer } from '../child-server.ts';
import { type Figure, figureTable } from '../figures.ts';
import { readSeconds } from '../read-seconds.ts';
import { cpuTimeOfTree } from '../trade/cpu-time.ts';
import { startHostedServices } from '../trade/hosted-services.ts';
import { type Load, type Party, runInTurns, succeeded } from '../trade/load.ts';
import { fillMarket, idOf } from '../trade/market-rows.ts';
import { rawConnection } from '../trade/raw-http.ts';
import { startTradeStack, type TradeStack } from '../trade/trade-stack.ts';

const clients = 16;
const items = 100;
const market = { skus: 500, buyers: 100, asksPerSku: { byHand: 2, byApi: 2 }, hotAsks: 0, flashAsks: 0 };
const pace = { clients, warmUpSeconds: 4, resumeSeconds: 1 };
/** More than any machine has needed so far. */
const mostPerSecond = 10_000;

/**
 * `bench item` measures `GET /item/{id}`, as the shop's server asks for it, beside a bare HTTP route with the same
 * statements, in turns on one PostgreSQL.
 */
export async function benchItem(): Promise<void> {
  const seconds = readSeconds({ bench: 'item', args: process.argv.slice(3), usual: 8 });
  const stack = await startTradeStack();
  const hosted = await startHostedServices(stack.port.sandbox);
  try {
    const figures = await measure(stack, seconds);
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(
      `\n${availableParallelism()} cores, Node ${process.versions.node}, ${clients} clients, ${items} items, ${seconds} s each, load ${load.join(' ')}\n\n${figureTable(figures)}`,
    );
  } finally {
    await stack.remove();
    await hosted.close();
  }
}

async function measure(stack: TradeStack, seconds: number): Promise<readonly Figure[]> {
  console.log('Filling the market …');
  await fillMarket(stack.databaseUrl, market);
  const { apiPid, workerPid } = await stack.startServers();
  // The worker has nothing to do with reads; `remove` wakes it up again.
  process.kill(workerPid, 'SIGSTOP');
  const bare = await startChildServer(fileURLToPath(import.meta.resolve('./bare-route.ts')), [stack.databaseUrl]);
  try {
    console.log('GET /item/{id}, bare and by the API …');
    const loads = await runInTurns(
      { bare: await partyOf(bare.port), api: await partyOf(stack.port.api) },
      { ...pace, seconds, cpuTimes: cpuTimesOf({ apiPid, bare, postgresPid: stack.postgresPid }) },
    );
    return itemFigures(loads);
  } finally {
    bare.stop();
  }
}

async function partyOf(port: number): Promise<Party> {
  const connections = await Promise.all(Array.from({ length: clients }, () => rawConnection(port)));
  const headers = { authorization: `Bearer ${localSecrets.CATALOGUE_SERVICE_TOKEN}` };
  return {
    mostPerSecond,
    turn: async (turn, client) => {
      const path = `/item/${idOf('itm', 1 + ((turn * 7) % items))}`;
      const answer = await connections[client]?.call({ method: 'GET', path, headers });
      return answer?.status === 200 ? succeeded : String(answer?.status);
    },
  };
}

type Pids = { readonly apiPid: number; readonly postgresPid: number; readonly bare: ChildServer };

const cpuTimesOf =
  ({ apiPid, postgresPid, bare }: Pids) =>
  () =>
    new Map([
      ['server', cpuTimeOfTree(apiPid) + cpuTimeOfTree(bare.pid)],
      ['PostgreSQL', cpuTimeOfTree(postgresPid)],
    ]);

function itemFigures({ bare, api }: { readonly bare: Load; readonly api: Load }): readonly Figure[] {
  const rate = ({ perSecond, p50, p99 }: Load): string =>
    `${perSecond.toFixed(0)}/s, ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
  const cpu = (load: Load): string => [...load.cpu].map(([name, time]) => `${name} ${time.toFixed(0)}`).join(', ');
  return [
    { name: 'Bare route with the same statements', measured: rate(bare), aim: 'p50 / p99' },
    { name: '… CPU of each, in µs', measured: '', aim: cpu(bare) },
    { name: 'GET /item/{id}', measured: rate(api), aim: outcomesOf(api) },
    { name: '… CPU of each, in µs', measured: '', aim: cpu(api) },
    {
      name: '… of the bare route',
      measured: `${((100 * api.perSecond) / bare.perSecond).toFixed(0)} %`,
      aim: 'at least 40 %',
    },
  ];
}

const outcomesOf = ({ outcomes }: Load): string =>
  [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ');
