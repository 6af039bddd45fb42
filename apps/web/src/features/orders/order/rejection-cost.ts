import { deposits } from '@suki/domain/config/deposits';
import { type Centavos, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { percentRoundedDown } from '@suki/domain/money/rounding';

export type RejectionCost = { readonly kept: string; readonly returned: string };

/** What rejecting an order costs a seller with this deposit (E42). */
export function rejectionCost(deposit: Centavos): RejectionCost {
  const kept = percentRoundedDown(deposit, deposits.rejectedPercent);
  return { kept: formatMoney(kept), returned: formatMoney(subtract(deposit, kept)) };
}
