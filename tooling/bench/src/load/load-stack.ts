import { join } from 'node:path';
import { type ManagedProcess, startProcess } from '@suki/dev-stack/processes/managed-process';
import { freeBase } from '@suki/dev-stack/stack/free-base';
import { processEnvironment } from '@suki/dev-stack/stack/process-environment';
import { api } from '@suki/dev-stack/stack/services';
import { stackEnvironment } from '@suki/local-stack/environment';
import { ports } from '@suki/local-stack/ports';
import { healthy } from '../trade/trade-stack.ts';
import { type LoadCluster, openLoadCluster } from './load-cluster.ts';
import type { LoadSizes } from './load-size.ts';

/** A filled market beside a small one, with an API on each. */
export type LoadStack = {
  readonly cluster: LoadCluster;
  readonly port: { readonly large: number; readonly small: number };
  readonly stop: () => Promise<void>;
};

/** Fills the market, or finds the one that an earlier run has filled, and starts both APIs. */
export async function startLoadStack(sizes: LoadSizes, isAnew: boolean): Promise<LoadStack> {
  const configured = process.env.SUKI_PORT_BASE;
  const base =
    configured === undefined || configured === '' ? await freeBase(['api', 'web', 'postgres']) : Number(configured);
  const port = ports(base);
  console.log(`Filling a market of ${sizes.large.items} items, or finding the last one …`);
  const cluster = await openLoadCluster(port.postgres, sizes, isAnew);
  // The second API takes the port of the shop, which nobody starts here.
  const servers = [
    startApi({ base, port: port.api, databaseUrl: cluster.largeUrl }),
    startApi({ base, port: port.web, databaseUrl: cluster.smallUrl }),
  ] as const;
  const stop = async (): Promise<void> => {
    for (const server of servers) await server.stop();
    await cluster.stop();
  };
  try {
    await healthy(port.api, servers[0]);
    await healthy(port.web, servers[1]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { cluster, port: { large: port.api, small: port.web }, stop };
}

type ApiPlace = { readonly base: number; readonly port: number; readonly databaseUrl: string };

function startApi({ base, port, databaseUrl }: ApiPlace): ManagedProcess {
  const dataDirectory = join(process.cwd(), '.suki', `bench-load-${port}`);
  const environment = processEnvironment(process.env, {
    ...stackEnvironment({ base, dataDirectory, databaseUrl }),
    PORT: String(port),
  });
  return startProcess(
    api({ mode: 'start', ports: ports(base), environment, logDirectory: join(dataDirectory, 'logs') }),
  );
}
