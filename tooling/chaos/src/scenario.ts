import type { SeededRandom } from '@suki/api/test/support/seeded-random';
import type { TradeWorld } from '@suki/api/test/support/trade-world-on';
import type { ChaosDatabase } from './chaos-database.ts';

export const sizes = ['test', 'full'] as const;
/** `full`: the sizes of docs/test-plan.md#chaos; `test`: the sizes of the test suite. */
export type Size = (typeof sizes)[number];

export type Stage = {
  readonly size: Size;
  readonly random: SeededRandom;
  readonly database: ChaosDatabase;
  /**
   * Starts the whole API in this process on that database, with the hosted services; it is ended after the scenario.
   */
  readonly world: (variables?: Readonly<Record<string, string>>) => Promise<TradeWorld>;
};

export type Scenario = {
  /** The name in docs/test-plan.md#races or docs/test-plan.md#faults. */
  readonly name: string;
  readonly what: Readonly<Record<Size, string>>;
  /**
   * Returns the counts.
   * @throws Error when the guarantee is broken.
   */
  readonly run: (stage: Stage) => Promise<string>;
};
