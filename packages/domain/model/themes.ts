import type { CommandName } from './commands.ts';
import { openingCount } from './openings.ts';

type Theme = { readonly [Name in CommandName]?: number };

/** Commands that some sequences favour. Otherwise rare rows would need a hundred times as many sequences. */
const themes: readonly Theme[] = [
  {},
  { suspend_buyer: 150, delete_user: 50, accept_bid: 3 },
  { deposit_reversed: 8, pay_deposit: 3, deposit_succeeded: 2 },
  { edit_ask: 8, edit_bid: 14, pay_deposit: 2 },
  { payment_reversed: 5, flag_risk: 4, lost_before_sending: 6, platform_cancels: 3 },
  { offer_discount: 4, confirm_verifications: 2, send_reminder: 12, rush_order: 8, ask_more_time: 5, wait: 2 },
  { payout_moves: 6, request_payout: 8, refund_moves: 2, appeal_fine: 4, decide_appeal: 3 },
  { wait: 3, cancel_order: 5, use_late_right: 2, cancel_accepted_bid: 4 },
  { suspend_seller: 60, delist_item: 60, end_review: 3, accept_bid: 2 },
  { pay_return: 3, return_paid: 4, ship_return: 3, return_came_back: 3, return_lost: 2, choose_return: 2 },
  { payment_succeeded: 4, payment_failed: 3, deposit_failed: 2, deposit_succeeded: 3, cancel_order: 3 },
];

/** Returns the factor on the weight of a command in this sequence. */
export function favourIn(seed: number): (name: CommandName) => number {
  const theme = themes[Math.floor(seed / openingCount) % themes.length] ?? {};
  return (name) => theme[name] ?? 1;
}

/** Half of the sequences hurry to the late states; the others stay longer in the early ones. */
export function hasteIn(seed: number): number {
  return Math.floor(seed / openingCount / themes.length) % 2 === 0 ? 4 : 1;
}
