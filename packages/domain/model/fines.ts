import { giveBack, returnPart, spread } from './deposits.ts';
import { depositOf, getExisting, row } from './look.ts';
import { balance, debtShare, keepBack, post } from './money.ts';
import type { Deposit } from './money-world.ts';
import { arm, DAY, disarm, timer, windows, workingDays } from './timers.ts';
import type { Ask, Bid, World } from './world.ts';

/*
 * docs/lifecycle.md#postings: the kept part of a deposit waits in suspense for 72 hours and is then shared out (or
 * given back, E64).
 */

export type Sharing = { harmedId: string; harmedPercent: number; returnCost: number };

export const allOfIt = (amount: number): number => amount;
export const halfOfIt = (amount: number): number => Math.floor(amount / 2);
export const platformOnly: Sharing = { harmedId: '', harmedPercent: 0, returnCost: 0 };

/** 70 % to the harmed person, the rest to the platform. */
export function sharedWith(harmedId: string, returnCost = 0): Sharing {
  return { harmedId, harmedPercent: 70, returnCost };
}

/** Keeps `kept`, returns the rest. */
export function forfeit(world: World, owner: Ask | Bid, keptOf: (amount: number) => number, sharing: Sharing): void {
  const deposit = depositOf(world, owner);
  if (deposit === undefined) return;
  const kept = keptOf(deposit.amount);
  if (deposit.status !== 'under_hold' || kept === 0) {
    giveBack(world, deposit);
    return;
  }
  post(world, 'deposit_deducted', deposit.id, { [`deposit:${deposit.id}`]: -kept, [`penalty:${deposit.id}`]: kept });
  if (kept < deposit.amount) returnPart(world, deposit, deposit.amount - kept);
  deposit.status = 'deducted';
  deposit.deducted = kept;
  deposit.sharing = { ...sharing, returnCost: Math.min(sharing.returnCost, kept) };
  arm(world, 'penalty_release', deposit.id, windows.penalty_release);
}

/** Shares the kept part out: the return's cost first, then the harmed person's share, the rest is the platform's. */
export function releasePenalty(world: World, deposit: Deposit): null {
  disarm(world, deposit.id, 'penalty_release');
  const account = `penalty:${deposit.id}`;
  const kept = balance(world, account);
  if (kept === 0 || deposit.sharing === null) return row(world, 'penalty_release empty');
  const { harmedId, harmedPercent, returnCost } = deposit.sharing;
  const harmed = Math.floor(((kept - returnCost) * harmedPercent) / 100);
  const debt = harmed === 0 ? 0 : debtShare(world, harmedId, harmed);
  const platform = kept - returnCost - harmed;
  const lines: Record<string, number> = {
    [account]: -kept,
    'platform:shipping_revenue': returnCost,
    'platform:penalty_revenue': platform,
  };
  if (harmed > 0) {
    lines[`receivable:${harmedId}`] = debt;
    lines[`wallet:${harmedId}`] = harmed - debt;
    if (wasPaidByCard(world, deposit)) keepBack(world, harmedId, harmed - debt, world.now + 30 * DAY, null);
  }
  post(world, 'penalty_released', deposit.id, lines);
  world.shares.push({ deposit: deposit.deducted, shared: returnCost + harmed + platform });
  return row(world, world.asks.has(deposit.ownerId) ? 'penalty_release' : 'penalty_release bid');
}

export function wasPaidByCard(world: World, deposit: Deposit): boolean {
  return deposit.parts.some(
    (part) => part.attemptId !== null && getExisting(world.attempts, part.attemptId).method === 'card',
  );
}

/** The fine was wrong; it goes back as long as it is in suspense. */
export function undoFine(world: World, deposit: Deposit): boolean {
  const fine = balance(world, `penalty:${deposit.id}`);
  if (fine === 0) return false;
  post(world, 'penalty_undone', deposit.id, { [`penalty:${deposit.id}`]: -fine, ...spread(world, deposit, fine) });
  deposit.status = 'returned';
  disarm(world, deposit.id, 'penalty_release');
  return true;
}

/** E64, first part: the appeal stops the release of the fine until it is decided, five working days at most. */
export function appealFine(world: World, deposit: Deposit, callerId: string): string | null {
  if (deposit.userId !== callerId) return 'NOT_YOUR_ROLE';
  if (deposit.status !== 'deducted') return 'NOT_ALLOWED_NOW';
  if (timer(world, 'penalty_release', deposit.id) === undefined) return 'TOO_LATE';
  if (deposit.appeal !== 'none') return 'ALREADY_DONE';
  deposit.appeal = 'open';
  arm(world, 'penalty_release', deposit.id, workingDays(world, 5));
  return row(world, world.asks.has(deposit.ownerId) ? 'E64' : 'E64 bid');
}

/** E64, second part. */
export function decideAppeal(world: World, deposit: Deposit, isUpheld: boolean): string | null {
  if (deposit.appeal === 'none' || deposit.status !== 'deducted') return 'NOT_ALLOWED_NOW';
  if (timer(world, 'penalty_release', deposit.id) === undefined) return 'TOO_LATE';
  const side = world.asks.has(deposit.ownerId) ? '' : ' bid';
  if (isUpheld) {
    undoFine(world, deposit);
    return row(world, `E64${side} upheld`);
  }
  deposit.appeal = 'rejected';
  arm(world, 'penalty_release', deposit.id, 0);
  return row(world, `E64${side} rejected`);
}
