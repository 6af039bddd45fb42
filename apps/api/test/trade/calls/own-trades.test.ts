import { ApiError } from '@suki/contract/api-error';
import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { beforeAll, expect, test } from 'vitest';
import { showsByItself } from '../../support/evidence.ts';
import { nobodysIds } from '../../support/nobodys-ids.ts';
import { type OwnThings, ownThings } from '../../support/own-things.ts';
import { storedRows } from '../../support/stored-rows.ts';
import { newTrader, type Trader } from '../../support/trade-people.ts';
import { newKey } from '../../support/trade-steps.ts';
import { tradeWorld } from '../../support/trade-world.ts';
import { validCalls } from '../../support/valid-calls.ts';
import { type OwnTradeCall, ownTradeCalls, ownTradeTitle } from './own-trades.ts';

/**
 * S17 (docs/test-plan.md#attacks) for people who work here: nobody acts for the platform where they, or an account that
 * is linked to theirs, buy, sell or are paid. Calls are read off the route table.
 */

const world = tradeWorld();
let things: OwnThings;
let colleague: Trader;
beforeAll(async () => {
  things = await ownThings(world);
  colleague = await newTrader(world.api.dependencies);
  // Everybody works here from the start: a role that is given with the first call would change a row.
  const parties = Object.values(things).flatMap((owned) => owned.flatMap((thing) => thing.parties));
  for (const person of new Set(parties)) await world.api.callAs({ ...person, roles: ['admin'] }, 'getUser');
});

/** Makes a call on a thing, as a member of the staff who may make it; returns the reason of the refusal. */
async function reasonFor(
  { call, actsOn }: OwnTradeCall,
  { id, person }: { readonly id: string; readonly person: Trader },
): Promise<string> {
  const { body, ...input } = validCalls[call](nobodysIds);
  const named = { parcel: { code: id }, seller: { code: id } }[actsOn as 'parcel' | 'seller'];
  const result = await world.api.callAs({ ...person, roles: ['admin'] }, call, {
    ...input,
    ...(input.params === undefined ? {} : { params: { ...input.params, id } }),
    ...(body === undefined ? {} : { body: { ...Object(body), ...named } }),
    idempotencyKey: newKey(),
  });
  return result.status < 300 ? 'success' : ApiError.parse(result.body).reason;
}

test.each(ownTradeCalls.map((one) => ({ title: ownTradeTitle(one), one })))('$title', async ({ one }) => {
  showsByItself(one.call, 'OWN_TRADE');
  const owned = things[one.actsOn];
  expect(owned.length).toBeGreaterThan(0);
  const before = await storedRows(world.pool);
  for (const { id, parties } of owned) {
    for (const person of parties) {
      const reason = await reasonFor(one, { id, person });
      expect(`${id} ${person.uid} ${reason}`).toBe(`${id} ${person.uid} OWN_TRADE`);
    }
  }
  expect(await storedRows(world.pool)).toEqual(before);
  // A call on a person may end their sessions, so it is allowed on a stranger.
  const others = one.actsOn === 'person' ? [{ id: (await newTrader(world.api.dependencies)).userId }] : owned;
  for (const { id } of others) expect(await reasonFor(one, { id, person: colleague })).not.toBe('OWN_TRADE');
});

test('S17: what of the staff acts on nothing of anybody is known by name', () => {
  const others = (Object.keys(routes) as OperationId[]).filter((call) => {
    const { audience, method, actsOn }: RouteDefinition = routes[call];
    return audience === 'staff' && method !== 'GET' && (actsOn ?? 'nothing') === 'nothing';
  });
  const secondStep = ['beginSecondFactor', 'confirmSecondFactor', 'verifySecondFactor'];
  expect(others.filter((call) => !secondStep.includes(call)).sort()).toEqual([
    'addItemSizes',
    'changeCatalogueItems',
    'chooseBrandChart',
    'createCatalogueBrand',
    'createCatalogueItem',
    'createSizeChart',
    'editCatalogueItem',
    'findOrders',
    'findPeople',
    'moveClock',
    'planFeeRule',
    'reconcilePayments',
    'renameCatalogueBrand',
    'retryFailedJob',
    'retryFailedJobs',
    'saveCatalogueSection',
    'saveCatalogueShelf',
    'saveSizeChart',
    'setItemPhotos',
    'startReconciliation',
    'tryFeeRule',
    'uploadFile',
    'withdrawFeePlan',
  ]);
});
