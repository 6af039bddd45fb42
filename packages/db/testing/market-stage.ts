import type { ItemId, SkuId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { CommandName, CommandOf, FactsOf } from '@suki/domain/trade/facts/commands';
import type { Approval } from '@suki/domain/trade/facts/decision';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { type ApplyContext, applyDecision } from '../src/apply-decision.ts';
import { checkInvariants } from '../src/invariants.ts';
import { attemptsOf } from '../src/queries/attempts.ts';
import { lockBook } from '../src/queries/books.ts';
import { type Tx, withTransaction } from '../src/tx.ts';
import { feeRules } from './market-facts.ts';
import { insertTestSku, insertTestUser } from './test-trade.ts';

/** The stage of a market: its clock, size and steps; each step carries out a decision and checks the invariants. */
export function marketStage(poolOf: () => Pool) {
  let now = new Date('2026-11-18T02:00:00Z');
  let sku: { itemId: ItemId; skuId: SkuId } | undefined;
  const inTx = <Result>(run: (tx: Tx) => Promise<Result>) => withTransaction(poolOf(), run);
  const skuOf = async () => {
    sku ??= await insertTestSku(poolOf());
    return sku;
  };

  async function act<Name extends CommandName>(
    command: CommandOf<Name>,
    factsOf: (tx: Tx) => Promise<FactsOf<Name>>,
    context: Omit<ApplyContext, 'at' | 'actorId'> = {},
  ): Promise<Approval> {
    const { skuId } = await skuOf();
    const approval = await inTx(async (tx) => {
      await lockBook(tx, skuId);
      const decision = decide(command, await factsOf(tx), now);
      if (!decision.ok) throw new Error(`Refused ${command.name}: ${decision.reason}`);
      await applyDecision(tx, decision, { ...context, at: now, actorId: null });
      return decision;
    });
    await expectSound();
    return approval;
  }

  let isResting = true;

  async function expectSound(): Promise<void> {
    if (!isResting) return;
    const violations = await checkInvariants(poolOf(), now);
    // No worker and no sweeper run here: rules 8 and the first two of 9 would report the waiting jobs and timers.
    const waits = (rule: string): boolean => /^8|^9 no (?:timer|warning) is past/.test(rule);
    expect(violations.filter(({ rule }) => !waits(rule))).toEqual([]);
  }

  return {
    get now() {
      return now;
    },
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    sku: skuOf,
    feeRules,
    inTx,
    act,
    expectSound,
    /** Runs steps that are one transaction in the API: the invariants are checked only after the last. */
    asOne: async (steps: () => Promise<void>): Promise<void> => {
      isResting = false;
      await steps();
      isResting = true;
      await expectSound();
    },
    person: () => insertTestUser(poolOf(), now),
    attemptsOf: (subject: Parameters<typeof attemptsOf>[1]) => attemptsOf(poolOf(), subject),
  };
}

export type MarketStage = ReturnType<typeof marketStage>;
