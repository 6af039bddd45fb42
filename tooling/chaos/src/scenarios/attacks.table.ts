import { fuzzedCalls, hostileInputs } from '@suki/api/test/trade/scenarios/hostile-inputs';
import { seedReferenceData } from '@suki/db/seed/seed-catalogue';
import type { Scenario } from '../scenario.ts';

/** The attacks of docs/test-plan.md#attacks that grow with their size. */
export const attacks: readonly Scenario[] = [
  {
    name: 'S6',
    what: { test: '200 hostile inputs of each call', full: '2,000 hostile inputs of each call' },
    run: async ({ size, world, random }) => {
      const started = await world();
      // A new item is read with the size charts, which every market has.
      await seedReferenceData(started.pool);
      const count = size === 'test' ? 200 : 2_000;
      let taken = 0;
      for (const operationId of fuzzedCalls)
        taken += (await hostileInputs(started, operationId, { count, random })).taken;
      return `${fuzzedCalls.length} calls, ${fuzzedCalls.length * count} inputs, ${taken} taken as text, none answered 5xx`;
    },
  },
];
