import { addJob } from '@suki/db/queries/jobs';
import { withTransaction } from '@suki/db/tx';
import { DAY_MS } from '@suki/domain/config/durations';
import { limits } from '@suki/domain/config/limits';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../support/evidence.ts';
import { enterAccount, linkCard, payOutTo } from '../support/shared-accounts.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { inspector, newTrader, type Trader } from '../support/trade-people.ts';
import { buyCall, dealAt, type Listing, listAsk, newKey, payAttempt, receive, ship } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** A number that a person entered, without money that arrived there, proves nothing (ADR 0093). */

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const someone = () => newTrader(world.api.dependencies);
let numbers = 5_000_000_000;
const aNumber = (): string => {
  numbers += 1;
  return String(numbers);
};
const alerts = async (event: string) =>
  (await world.pool.query('select queue, entity, entity_id as id from staff_alerts where event = $1 order by at', [event]))
    .rows;
const marksOf = async ({ userId }: Trader) =>
  (
    await world.pool.query<{ kind: string; isProven: boolean }>(
      `select kind, proven_at is not null as "isProven" from identity_marks where user_id = $1 order by kind, mark`,
      [userId],
    )
  ).rows;
const proven = { kind: 'payout_account', isProven: true };
const unproven = { kind: 'payout_account', isProven: false };
