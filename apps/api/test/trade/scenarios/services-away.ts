import assert from 'node:assert/strict';
import { forEachOf } from '../../support/many-steps.ts';
import { quickListing } from '../../support/quick-listing.ts';
import { testToken } from '../../support/test-token.ts';
import { newTrader } from '../../support/trade-people.ts';
import { buyCall, payFor } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { orderStatuses } from './gateway-words.ts';

/** The search at Algolia and the pictures in a bucket, both played by the sandbox. */
export const hostedSearchAndFiles = {
  ALGOLIA_APP_ID: 'SUKITEST',
  ALGOLIA_SEARCH_KEY: 'a-key-that-may-search',
  ALGOLIA_WRITE_KEY: 'a-key-that-may-write',
  FILES_BUCKET: 'suki-test-pictures',
} as const;

/** More calls than any run makes. */
const ALWAYS = 1_000_000;

export type ServicesAwayFigures = {
  readonly orders: number;
  readonly searches: number;
  readonly slowestSearchMs: number;
};

/**
 * F10: the hosted search and the store of pictures fail every call while people search, look, buy and pay. Each search
 * is answered by our own index, each picture with 503, and each order is made and paid. Afterwards the jobs that failed
 * bring the hosted index up to date. The world runs with `hostedSearchAndFiles`.
 */
export async function servicesAway(
  world: TradeWorld,
  { purchases }: { readonly purchases: number },
): Promise<ServicesAwayFigures> {
  const { api, pool } = world;
  const listings = await forEachOf(Array.from({ length: purchases }), () => quickListing(world));
  for (const provider of ['algolia', 'storage']) {
    await api.sandbox.control('/faults', { provider, status: 503, count: ALWAYS });
  }
  let slowestSearchMs = 0;
  const orders = await forEachOf(listings, async (listing) => {
    const buyer = await newTrader(api.dependencies);
    const began = performance.now();
    const found = (await api.callAs(buyer, 'searchItems', { query: { keyword: 'pair' } })).answer();
    slowestSearchMs = Math.max(slowestSearchMs, performance.now() - began);
    assert.match(found.queryId ?? '', /^own-/);
    const { id: orderId } = (await buyCall(world, buyer, listing)).answer();
    await payFor(world, { ...listing, buyer, orderId });
    return orderId;
  });
  assert.equal(await pictureStatus(world), 503);
  await world.settle();
  assert.deepEqual(await orderStatuses(world, orders), { confirming_buyer_order: purchases });
  await api.sandbox.fetchControl('/faults', { method: 'DELETE' });
  // The queue would try again by itself, with growing pauses.
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'renew-item-pages'), run_at := now())`,
  );
  await world.settle();
  assert.equal(await pictureStatus(world), 201);
  assert.deepEqual((await hostedItemIds(world)).sort(), listings.map(({ itemId }) => itemId).sort());
  return { orders: orders.length, searches: orders.length, slowestSearchMs: Math.round(slowestSearchMs) };
}

/** The items that the hosted index holds. */
async function hostedItemIds({ api }: TradeWorld): Promise<string[]> {
  const { ALGOLIA_APP_ID: app, ALGOLIA_SEARCH_KEY: key } = hostedSearchAndFiles;
  const answer = await fetch(`${api.sandbox.url}/algolia/1/indexes/NewItems/query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': app,
      'x-algolia-api-key': key,
    },
    body: JSON.stringify({ hitsPerPage: 1000, attributesToRetrieve: [] }),
  });
  const { hits } = (await answer.json()) as { readonly hits: readonly { readonly objectID: string }[] };
  return hits.map(({ objectID }) => objectID);
}

/** The status of an uploaded picture. */
async function pictureStatus({ api }: TradeWorld): Promise<number> {
  const form = new FormData();
  // One pixel, white.
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  );
  form.append('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  const headers = { authorization: `Bearer ${testToken({ uid: 'noli', roles: ['inspector'] })}` };
  return (await fetch(`${api.url}/staff/file`, { method: 'POST', headers, body: form })).status;
}
