// Generated from the transition table by `pnpm generate`. Do not edit.
import type { PenaltyRow } from './penalty-row.ts';

/** What each broken promise costs, and whom (docs/lifecycle.md#penalties). */
export const penalties: readonly PenaltyRow[] = [
  { detail: 'bid_default', payer: 'bidder', keptPercent: 100, harmed: 'seller' },
  { detail: 'seller_rejected', payer: 'seller', keptPercent: 50, harmed: 'nobody', whileConfirming: true },
  { detail: 'seller_confirm_timeout', payer: 'seller', keptPercent: 100, harmed: 'nobody', whileConfirming: true },
  { detail: 'seller_ship_timeout', payer: 'seller', keptPercent: 100, harmed: 'buyer' },
  { detail: 'seller_cancelled', payer: 'seller', keptPercent: 100, harmed: 'buyer' },
  { detail: 'no_scan', payer: 'seller', keptPercent: 100, harmed: 'buyer' },
  { detail: 'counterfeit', payer: 'seller', keptPercent: 100, harmed: 'buyer' },
  { detail: 'wrong_item', payer: 'seller', keptPercent: 100, harmed: 'buyer', paysReturn: true },
  { detail: 'used', payer: 'seller', keptPercent: 100, harmed: 'buyer', paysReturn: true },
  { detail: 'incomplete', payer: 'seller', keptPercent: 100, harmed: 'buyer', paysReturn: true },
  { detail: 'major_defect', payer: 'seller', keptPercent: 100, harmed: 'buyer', paysReturn: true },
  { detail: 'defect_refused', payer: 'seller', keptPercent: 100, keeps: 'return_cost', harmed: 'nobody', paysReturn: true },
];
