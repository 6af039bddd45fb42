import { type Centavos, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { sellerCancellation } from '@suki/domain/quote/cancellation';
import type { OrderStatus } from '@suki/domain/trade/facts/statuses';

export type RejectionCost = {
  readonly kept: string;
  readonly returned: string;
  /** Kept when the seller does not answer. */
  readonly bySilence: string;
};

/** The cost for a seller of not taking an order: by rejecting it, and by not answering. */
export function rejectionCost(status: OrderStatus, deposit: Centavos): RejectionCost {
  const cost = sellerCancellation(status, deposit);
  return {
    kept: formatMoney(cost?.cancelled.kept ?? zero),
    returned: formatMoney(cost?.cancelled.returned ?? deposit),
    bySilence: formatMoney(cost?.silent.kept ?? zero),
  };
}
