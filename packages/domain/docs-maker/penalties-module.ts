import type { TransitionRow } from '../src/trade/table/transition-row.ts';
import { eventIds, transition } from '../src/trade/table/transitions.table.ts';

/**
 * Writes the penalties of the transition table as a separate module, so that a screen can show them beforehand without
 * loading the whole table.
 */
export function penaltiesModule(): string {
  const lines = new Set(eventIds.flatMap((event) => penaltyLines(transition(event))));
  return [
    '// Generated from the transition table by `pnpm generate`. Do not edit.',
    "import type { PenaltyRow } from './penalty-row.ts';",
    '',
    '/** What each broken promise costs, and whom (docs/lifecycle.md#penalties). */',
    'export const penalties: readonly PenaltyRow[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

function penaltyLines({
  penalty,
  closure,
  details = [],
  money = [],
  returnsAtCostOf,
  order,
}: TransitionRow): readonly string[] {
  if (penalty === undefined || closure === undefined) {
    return [];
  }
  const payer = money.some((step) => /^bid:deposit_deducted(_in_part)?$/.test(step)) ? 'bidder' : 'seller';
  const keeps = penalty.keeps === undefined ? '' : `, keeps: '${penalty.keeps}'`;
  const paysReturn = returnsAtCostOf === 'deposit' ? ', paysReturn: true' : '';
  const confirming = order?.from.every((status) => status === 'confirming_buyer_order')
    ? ', whileConfirming: true'
    : '';
  const rest = `keptPercent: ${penalty.keptPercent}${keeps}, harmed: '${penalty.harmed}'${paysReturn}${confirming}`;
  return [closure.detail, ...details].map((detail) => `  { detail: '${detail}', payer: '${payer}', ${rest} },`);
}
