import { ApiError } from '@suki/contract/api-error';
import { errors } from '@suki/contract/errors.table';
import { expect, test } from 'vitest';
import { showsByItself } from '../../support/evidence.ts';
import { storedRows } from '../../support/stored-rows.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { type CallCase, titleOf } from './case.ts';
import { scenesOf } from './scenes.ts';

/** Makes a test of each case: its answer over HTTP, and the tables in which rows have changed. */
export function playCases(world: TradeWorld, cases: readonly CallCase[]): void {
  const scenes = scenesOf(world);
  test.each(cases.map((one) => ({ title: titleOf(one), one })))('$title', async ({ one }) => {
    const { call, refusal, changes = [] } = one;
    showsByItself(call, refusal);
    const { as, input, after } = await one.arrange(scenes);
    await world.settle();
    // The first call of a person makes the account.
    await world.api.callAs(as, 'getUser');
    const before = await storedRows(world.pool);
    const result = await world.api.callAs(as, call, input);
    const rows = await storedRows(world.pool);
    after?.();
    if (refusal === undefined) expect(result.answer()).toBeDefined();
    else {
      expect([result.status, ApiError.parse(result.body).reason]).toEqual([errors[refusal].status, refusal]);
    }
    // An event tells browsers of the other rows, and says nothing by itself.
    const isChanged = (table: string): boolean => table !== 'trade_events' && rows[table] !== before[table];
    const changed = Object.keys(rows).filter(isChanged);
    expect(changed).toEqual([...changes].sort());
  });
}
