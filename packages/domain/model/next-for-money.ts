import type { Command } from './commands.ts';
import { type Dice, likely } from './dice.ts';
import { balance } from './money.ts';
import { traders } from './next-for-entry.ts';
import type { World } from './world.ts';

/* Commands on payouts, refunds and fines. */

const payoutNews = ['ACCEPTED', 'REQUESTED', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'REVERSED'] as const;

function nextOfPayout(status: string, dice: Dice): (typeof payoutNews)[number] {
  if (status === 'PENDING') return 'ACCEPTED';
  if (status === 'ACCEPTED') return 'REQUESTED';
  return status === 'REQUESTED' ? dice.pick(['SUCCEEDED', 'FAILED']) : 'REVERSED';
}

export function nextForMoney(world: World, dice: Dice): Command | undefined {
  const refund = dice.any(
    [...world.refunds.values()].filter(
      (one) => one.status === 'PENDING' || one.status === 'REQUESTED' || dice.chance(0.1),
    ),
  );
  const payout = [...world.payouts.values()].at(-1);
  const fine = dice.any([...world.deposits.values()].filter((one) => one.status === 'deducted'));
  const userId = dice.pick(traders);
  const choices: [number, Command][] = [];
  if (refund !== undefined) {
    const answers =
      refund.tries > 0 ? (['failed', 'failed', 'failed', 'succeeded'] as const) : (['succeeded', 'failed'] as const);
    const news = refund.status === 'PENDING' && dice.chance(0.9) ? 'sent' : dice.pick(answers);
    choices.push([3 + 9 * refund.tries, { name: 'refund_moves', refundId: refund.id, news }]);
  }
  if (payout !== undefined) {
    const to = dice.chance(0.75) ? nextOfPayout(payout.status, dice) : dice.pick(payoutNews);
    const reason = dice.pick(['INVALID_DESTINATION', 'REJECTED_BY_CHANNEL', 'INSUFFICIENT_BALANCE', 'TRANSFER_ERROR']);
    choices.push([30, { name: 'payout_moves', payoutId: payout.id, to, reason }]);
  }
  if (fine !== undefined) {
    choices.push([1, { name: 'appeal_fine', depositId: fine.id, callerId: fine.userId }]);
    choices.push([
      fine.appeal === 'open' ? 4 : 0.2,
      { name: 'decide_appeal', depositId: fine.id, isUpheld: dice.chance(0.5) },
    ]);
  }
  const rich = traders.find((one) => balance(world, `wallet:${one}`) > 0) ?? userId;
  const amount = dice.chance(0.7) ? Math.min(balance(world, `wallet:${rich}`), 30_000) : 5_000;
  choices.push([amount >= 5_000 ? 3 : 0.1, { name: 'request_payout', userId: rich, amount }]);
  return likely(dice, choices);
}
