import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@suki/dev-stack/processes/managed-process';
import { freeBase } from '@suki/dev-stack/stack/free-base';
import { processEnvironment } from '@suki/dev-stack/stack/process-environment';
import { api } from '@suki/dev-stack/stack/services';
import { stackEnvironment } from '@suki/local-stack/environment';
import { ports } from '@suki/local-stack/ports';
import { type Figure, figureTable } from '../figures.ts';
import { healthy } from '../trade/trade-stack.ts';
import { type LoadCluster, openLoadCluster } from './load-cluster.ts';
import { readLoadOptions } from './load-size.ts';
import { type MeasuredCall, measureCalls } from './measure-calls.ts';

/** Above this the ratio counts: shorter times are the work of HTTP, and their ratio is chance. */
const ratioMost = 3;

/**
 * `bench load` fills a market of 400,000 items, 220,000 orders and 100,000 users by SQL, which a later run finds
 * again, and calls everything that reads on it and on the same market at the demo's size, in turns. `--items` makes
 * it smaller, `--anew` fills it again.
 */
export async function benchLoad(): Promise<void> {
  const { size, isAnew } = readLoadOptions(process.argv.slice(3));
  const configured = process.env.SUKI_PORT_BASE;
  const base =
    configured === undefined || configured === '' ? await freeBase(['api', 'web', 'postgres']) : Number(configured);
  const port = ports(base);
  console.log(`Filling a market of ${size.items} items, or finding the last one …`);
  const cluster = await openLoadCluster(port.postgres, size, isAnew);
  // The second API takes the port of the shop, which nobody starts here.
  const servers = [
    startApi({ base, port: port.api, databaseUrl: cluster.largeUrl }),
    startApi({ base, port: port.web, databaseUrl: cluster.demoUrl }),
  ];
  try {
    await healthy(port.api, servers[0] as Server);
    await healthy(port.web, servers[1] as Server);
    const measured = await measureCalls(cluster, size, { large: port.api, demo: port.web });
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(`\n${size.items} items, filled in ${cluster.fillSeconds.toFixed(0)} s, load ${load.join(' ')}\n`);
    console.log(figureTable(measured.map(figureOf)));
    console.log(summaryOf(measured, cluster));
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

type Server = ReturnType<typeof startProcess>;
type ApiPlace = { readonly base: number; readonly port: number; readonly databaseUrl: string };

function startApi({ base, port, databaseUrl }: ApiPlace): Server {
  const dataDirectory = join(process.cwd(), '.suki', `bench-load-${port}`);
  const environment = processEnvironment(process.env, {
    ...stackEnvironment({ base, dataDirectory, databaseUrl }),
    PORT: String(port),
  });
  return startProcess(
    api({ mode: 'start', ports: ports(base), environment, logDirectory: join(dataDirectory, 'logs') }),
  );
}

const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function figureOf({ call, large, demo, read, isTimedOut }: MeasuredCall): Figure {
  const ratio = (large / demo).toFixed(1);
  const whole = read.wholeTables.length === 0 ? '' : `, WHOLE: ${read.wholeTables.join(', ')}`;
  return {
    name: call.name,
    measured: `${isTimedOut ? 'TIMEOUT ' : ''}${milliseconds(large)} / ${milliseconds(demo)}, ${ratio} times`,
    aim: `${read.rows} rows read${whole}`,
  };
}

function summaryOf(measured: readonly MeasuredCall[], { fillSeconds }: LoadCluster): string {
  const whole = measured.filter(({ read }) => read.wholeTables.length > 0);
  const slow = measured.filter(({ call, large, demo }) => call.isPage && large / demo > ratioMost);
  const names = (calls: readonly MeasuredCall[]): string =>
    calls.length === 0 ? 'none' : calls.map(({ call }) => call.name).join(', ');
  return [
    '',
    `Read a big table from end to end: ${names(whole)}`,
    `Over ${ratioMost} times the demo: ${names(slow)}`,
    fillSeconds > 0 ? 'The filled market stays in the temporary folder for later runs.' : '',
  ].join('\n');
}
