import type { SeededRandom } from '@suki/api/test/support/seeded-random';
import type { TradeWorld } from '@suki/api/test/support/trade-world-on';
import type { ChaosDatabase } from './chaos-database.ts';

export const sizes = ['test', 'full'] as const;
/** `full`: as the test plan asks; `test`: as the suite runs it. */
export type Size = (typeof sizes)[number];

export type Stage = {
  readonly size: Size;
  readonly random: SeededRandom;
  readonly database: ChaosDatabase;
  /** The whole API in this process on that database, with the hosted services beside it; it is ended afterwards. */
  readonly world: (variables?: Readonly<Record<string, string>>) => Promise<TradeWorld>;
};

export type Scenario = {
  /** As in the test plan. */
  readonly name: string;
  /** What happens at each size. */
  readonly what: Readonly<Record<Size, string>>;
  /** @throws Error when the guarantee is broken. Answers what was counted. */
  readonly run: (stage: Stage) => Promise<string>;
};
