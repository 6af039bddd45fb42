import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../figures.ts';
import { type RawConnection, rawConnection } from '../trade/raw-http.ts';
import { type LoadCall, loadCalls } from './load-calls.ts';
import type { LoadCluster } from './load-cluster.ts';
import { demoSize, type LoadSize } from './load-size.ts';
import { plansIn, type ReadRows, rowsReadBy } from './read-plans.ts';

export type MeasuredCall = {
  readonly call: LoadCall;
  /** Medians in milliseconds. */
  readonly large: number;
  readonly demo: number;
  /** True when the large market answered 503: a statement reached its timeout. */
  readonly isTimedOut: boolean;
  readonly read: ReadRows;
};

type Market = { readonly size: LoadSize; readonly port: number; readonly connection: RawConnection };
type Ports = { readonly large: number; readonly demo: number };

/** A prepared statement gets its final plan at the sixth run. */
const warmUps = 6;
const rounds = 9;
const RETRY_MS = 10_000;

/** Measures every call in turns on both markets, then reads the plans of one more turn on the large one. */
export async function measureCalls(
  cluster: LoadCluster,
  size: LoadSize,
  ports: Ports,
): Promise<readonly MeasuredCall[]> {
  const large = { size, port: ports.large, connection: await rawConnection(ports.large) };
  const demo = { size: demoSize, port: ports.demo, connection: await rawConnection(ports.demo) };
  try {
    const measured: Omit<MeasuredCall, 'read'>[] = [];
    for (const call of loadCalls) measured.push({ call, ...(await timesOf(call, large, demo)) });
    const read = await rowsReadByCalls(cluster, large);
    return measured.map((each) => ({ ...each, read: read.get(each.call) ?? { rows: 0, wholeTables: [] } }));
  } finally {
    for (const { connection } of [large, demo]) connection.close();
  }
}

async function timesOf(call: LoadCall, large: Market, demo: Market): Promise<Omit<MeasuredCall, 'call' | 'read'>> {
  const times = { large: [] as number[], demo: [] as number[] };
  let isTimedOut = false;
  const [before, measuredRounds] = call.isPage ? [warmUps, rounds] : [0, 1];
  for (let round = 0; round < before + measuredRounds; round += 1) {
    const [first, second] = [await timeOf(call, large), await timeOf(call, demo)];
    isTimedOut ||= first.isTimedOut;
    if (round < before) continue;
    times.large.push(first.milliseconds);
    times.demo.push(second.milliseconds);
  }
  return { large: median(times.large), demo: median(times.demo), isTimedOut };
}

type Answered = { readonly milliseconds: number; readonly isTimedOut: boolean };

async function timeOf(call: LoadCall, market: Market): Promise<Answered> {
  const { size, connection } = market;
  const startedAt = performance.now();
  const { status, body } = call.isPage
    ? await connection.call({ method: 'GET', ...call.requestIn(size) })
    : await download(call, market);
  const milliseconds = performance.now() - startedAt;
  if (status === 429) {
    // One employee makes all calls of staff, more than a minute allows.
    await delay(RETRY_MS);
    return timeOf(call, market);
  }
  const isTimedOut = status === 503;
  if (status !== 200 && !isTimedOut) {
    throw new Error(
      `Expected ${call.name} to answer 200 in the market of ${size.items} items, got ${status}: ${body.slice(0, 400)}`,
    );
  }
  return { milliseconds, isTimedOut };
}

/** Reads a file as it comes and drops it; the raw connection knows no answers in pieces. */
async function download(call: LoadCall, { size, port }: Market): Promise<{ status: number; body: string }> {
  const { path, headers } = call.requestIn(size);
  const { status, body } = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  for await (const _piece of body ?? []);
  return { status, body: '' };
}

async function rowsReadByCalls(cluster: LoadCluster, market: Market): Promise<ReadonlyMap<LoadCall, ReadRows>> {
  const client = new pg.Client(cluster.largeUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; count: number }>(
      `select relname as name, reltuples as count from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const sizes = new Map(rows.map(({ name, count }) => [name, count]));
    await sayPlans(client, '0');
    const read = new Map<LoadCall, ReadRows>();
    for (const call of loadCalls) {
      const from = logLength(cluster.logFile);
      await timeOf(call, market);
      read.set(call, rowsReadBy(plansIn(logFrom(cluster.logFile, from)), sizes));
    }
    await sayPlans(client, '-1');
    return read;
  } finally {
    await client.end();
  }
}

/** Connections take the new setting before their next statement. */
async function sayPlans(client: pg.Client, minDuration: '0' | '-1'): Promise<void> {
  await client.query(`alter system set auto_explain.log_min_duration = '${minDuration}'`);
  await client.query('select pg_reload_conf()');
}

function logLength(file: string): number {
  const log = openSync(file, 'r');
  try {
    return fstatSync(log).size;
  } finally {
    closeSync(log);
  }
}

function logFrom(file: string, from: number): string {
  const log = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(fstatSync(log).size - from);
    readSync(log, bytes, 0, bytes.length, from);
    return bytes.toString('utf8');
  } finally {
    closeSync(log);
  }
}
