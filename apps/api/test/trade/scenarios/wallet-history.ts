import assert from 'node:assert/strict';
import { applyDecision } from '@suki/db/apply-decision';
import { isViolationOf } from '@suki/db/sql-errors';
import { creditTestWallet, emptyApproval } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import { centavos, negate, pesos } from '@suki/domain/money/centavos';
import { newTraders } from '../../support/many-steps.ts';
import { shuffled } from '../../support/random-choices.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { refusalIn } from '../../support/start-test-api.ts';
import type { Trader } from '../../support/trade-people.ts';
import { newKey } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { anomaliesIn, type Transfer, type WalletRead } from './wallet-anomalies.ts';
import { personWithMoney } from './withdraw-together.ts';

export type WalletHistorySize = { readonly clients: number; readonly durationMs: number };
export type WalletHistoryFigures = Readonly<Record<'done' | 'refused' | 'reads' | 'payouts' | 'deadlocks', number>>;

const start = pesos(300);
/** Money that the withdrawer cannot withdraw. Only the wallet's lock keeps two payouts from it, no constraint. */
const held = pesos(1000);
/** Length of a history that is checked in one go: each read carries all lines before it. */
const EPOCH_MS = 2_000;

class Abandoned extends Error {}

/**
 * R9: clients move money between a few wallets, withdraw, take withdrawals back and read, all at once. The history
 * shows no lost update, no G1 and no write skew, and no deadlock reaches a caller.
 */
export async function walletHistory(
  world: TradeWorld,
  { clients, durationMs }: WalletHistorySize,
  random: SeededRandom,
): Promise<WalletHistoryFigures> {
  const before = await deadlocksIn(world);
  const sum = { done: 0, refused: 0, reads: 0, payouts: 0 };
  const end = performance.now() + durationMs;
  while (performance.now() < end) {
    const untilMs = Math.min(performance.now() + EPOCH_MS, end);
    const figures = await epoch(world, { clients, untilMs }, random);
    for (const name of ['done', 'refused', 'reads', 'payouts'] as const) sum[name] += figures[name];
  }
  await world.settle();
  await world.expectSound();
  return { ...sum, deadlocks: (await deadlocksIn(world)) - before };
}

async function epoch(
  world: TradeWorld,
  { clients, untilMs }: { clients: number; untilMs: number },
  random: SeededRandom,
) {
  const owners = (await newTraders(world, 4)).map(({ userId }) => userId);
  for (const owner of owners) await creditTestWallet(world.pool, owner, start, world.api.clock.now());
  const withdrawer = await withdrawerOf(world);
  const transfers: Transfer[] = [];
  const reads: WalletRead[] = [];
  let payouts = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < untilMs) {
      const dice = random.below(10);
      if (dice < 6) transfers.push(await transferOnce(world, owners, random));
      else if (dice < 8) reads.push(await readOnce(world, owners));
      else {
        // Added after the wait: `payouts += await …` reads the sum before the wait, and loses the amounts that others
        // added meanwhile.
        const count = await withdrawOnce(world, withdrawer, random);
        payouts += count;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  reads.push(await readOnce(world, owners));
  const opening = new Map(owners.map((owner) => [owner, start]));
  assert.deepEqual(anomaliesIn({ opening, transfers, reads }), []);
  const done = transfers.filter(({ isDone }) => isDone).length;
  return { done, refused: transfers.length - done, reads: reads.length, payouts };
}

async function transferOnce(
  { pool, api }: TradeWorld,
  owners: readonly UserId[],
  random: SeededRandom,
): Promise<Transfer> {
  const [from, to] = shuffled(random, owners);
  if (from === undefined || to === undefined) throw new Error('Expected two wallets at least.');
  const amount = centavos(1 + random.below(pesos(200)));
  const key = newKey();
  const isAbandoned = random.below(10) === 0;
  const legs = [
    { account: `wallet:${from}`, amount: negate(amount), line: 'test' },
    { account: `wallet:${to}`, amount, line: 'test' },
  ] as const;
  // Either order: code that locks wallets in the given order would deadlock.
  const entries = shuffled(random, legs);
  const beganAt = performance.now();
  const isDone = await withTransaction(pool, async (tx) => {
    const posting = { code: 'item_compensated', key, entries, shown: [] } as const;
    await applyDecision(tx, { ...emptyApproval, postings: [posting] }, { at: api.clock.now(), actorId: null });
    if (isAbandoned) throw new Abandoned();
  }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Abandoned || isViolationOf('wallets_balance_check', error)) return false;
      throw error;
    },
  );
  return { key, from, to, beganAt, endedAt: performance.now(), isDone };
}

type Row = { readonly id: string; readonly balance: number; readonly lines: readonly (readonly [string, number])[] };

async function readOnce({ pool }: TradeWorld, owners: readonly UserId[]): Promise<WalletRead> {
  const beganAt = performance.now();
  const { rows } = await pool.query<Row>(
    `select w.user_id as id, w.balance, (
       select coalesce(json_agg(json_build_array(j.key, p.amount)), '[]') from postings p join journal_entries j on j.id = p.journal_entry_id
       where p.account = 'wallet:' || w.user_id and p.line = 'test' and j.key not like 'jrn_%') as lines
     from wallets w where w.user_id = any($1)`,
    [owners],
  );
  const wallets = new Map(rows.map(({ id, balance, lines }) => [id, { balance, lines: new Map(lines) }]));
  return { beganAt, endedAt: performance.now(), wallets };
}

async function withdrawerOf(world: TradeWorld): Promise<Trader> {
  const person = await personWithMoney(world, start);
  const later = new Date(world.api.clock.now().getTime() + 86_400_000);
  await creditTestWallet(world.pool, person.userId, held, world.api.clock.now(), later);
  return person;
}

/** Withdraws, and takes the withdrawal back in half of the cases. Returns how many went through. */
async function withdrawOnce({ api, pool }: TradeWorld, person: Trader, random: SeededRandom): Promise<number> {
  const body = { amount: pesos(100) };
  const result = await api.callAs(person, 'requestPayout', { body, idempotencyKey: newKey() });
  const { rows } = await pool.query<{ balance: number }>('select balance from wallets where user_id = $1', [
    person.userId,
  ]);
  assert.ok(
    (rows[0]?.balance ?? 0) >= held,
    `write skew: payouts together reached into held money, ${rows[0]?.balance}`,
  );
  if (result.status !== 201) {
    // On a busy machine a call may give up waiting for its turn; then nothing has happened.
    assert.ok(['409 BALANCE_TOO_LOW', '503 UNAVAILABLE'].includes(`${result.status} ${refusalIn(result).reason}`));
    return 0;
  }
  if (random.below(4) > 0) {
    const cancelled = await api.callAs(person, 'cancelPayout', { params: { id: result.answer().id } });
    assert.ok([200, 503].includes(cancelled.status));
  }
  return 1;
}

async function deadlocksIn({ pool }: TradeWorld): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.count ?? 0;
}
