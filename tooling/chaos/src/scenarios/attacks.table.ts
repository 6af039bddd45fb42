import { fuzzedCalls, hostileInputs } from '@suki/api/test/trade/scenarios/hostile-inputs';
import type { Scenario } from '../scenario.ts';

/** The attacks of docs/test-plan.md#attacks that grow with their size. */
export const attacks: readonly Scenario[] = [
  {
    name: 'S6',
    what: { test: '200 hostile inputs of each call', full: '2,000 hostile inputs of each call' },
    run: async ({ size, world, random }) => {
      const started = await world();
      const count = size === 'test' ? 200 : 2_000;
      let taken = 0;
      for (const operationId of fuzzedCalls)
        taken += (await hostileInputs(started, operationId, { count, random })).taken;
      return `${fuzzedCalls.length} calls, ${fuzzedCalls.length * count} inputs, ${taken} taken as text, none answered 5xx`;
    },
  },
];
