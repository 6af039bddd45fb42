import { randomInt } from 'node:crypto';
import { seededRandom } from '@suki/api/test/support/seeded-random';
import { startTradeWorld } from '@suki/api/test/support/start-trade-world';
import type { TradeWorld } from '@suki/api/test/support/trade-world-on';
import { checkInvariants } from '@suki/db/invariants';
import type { ChaosServer } from './chaos-database.ts';
import type { Scenario, Size } from './scenario.ts';

const SEEDS = 2 ** 31;

export type Outcome = {
  readonly name: string;
  readonly what: string;
  readonly seed: number;
  /** The counts, or the error. */
  readonly text: string;
  readonly isPassed: boolean;
  /** Invariants that are broken after the scenario. */
  readonly broken: readonly string[];
  readonly seconds: number;
};

export type ScenarioOptions = { readonly server: ChaosServer; readonly size: Size; readonly seed?: number | undefined };

/** Runs a scenario on a database of its own. The invariants are checked afterwards, also when the scenario fails. */
export async function runScenario(scenario: Scenario, { server, size, seed }: ScenarioOptions): Promise<Outcome> {
  const random = seededRandom(seed ?? randomInt(SEEDS));
  const began = performance.now();
  const worlds: TradeWorld[] = [];
  const { name } = scenario;
  return await server.withDatabase(name, async (database) => {
    const world = async (variables?: Readonly<Record<string, string>>) => {
      const started = await startTradeWorld({ databaseUrl: database.url, pool: database.pool, variables });
      worlds.push(started);
      return started;
    };
    const ending = await scenario.run({ size, random, database, world }).then(
      (text) => ({ text, isPassed: true }),
      (error: unknown) => ({ text: problemIn(error), isPassed: false }),
    );
    const now = worlds[0]?.api.clock.now() ?? new Date();
    const broken = await checkInvariants(database.pool, now);
    for (const { api } of worlds) await api.close();
    const seconds = (performance.now() - began) / 1000;
    return {
      ...ending,
      name,
      what: scenario.what[size],
      seed: random.seed,
      broken: broken.map(({ rule, id, detail }) => `${rule}: ${id} (${detail})`),
      seconds,
    };
  });
}

function problemIn(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 6).join(' ');
}
