import assert from 'node:assert/strict';
import type { FaultWorld } from './fault-world.ts';

export type RefusalsSeen = { readonly count: number; readonly slowestMs: number };

/** Watches the calls of a world: an answer in trouble is 503 with Retry-After, and no other failure of ours. */
export function watchRefusals(world: FaultWorld): { world: FaultWorld; seen: () => RefusalsSeen } {
  let count = 0;
  let slowestMs = 0;
  const call: FaultWorld['call'] = async (...args) => {
    const began = performance.now();
    const result = await world.call(...args);
    if (result.status < 500) return result;
    assert.equal(result.status, 503, `Expected 503 while the database is away, got ${JSON.stringify(result.body)}.`);
    assert.ok(Number(result.headers.get('retry-after')) > 0, 'Expected Retry-After beside 503.');
    count += 1;
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - began));
    return result;
  };
  return { world: { ...world, call }, seen: () => ({ count, slowestMs }) };
}
