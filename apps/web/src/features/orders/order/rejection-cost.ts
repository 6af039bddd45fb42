import { type Centavos, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { sellerCancellation } from '@suki/domain/quote/cancellation';
import type { OrderStatus } from '@suki/domain/trade/facts/statuses';

export type RejectionCost = {
  readonly kept: string;
  readonly returned: string;
  /** What is kept when they do not answer at all. */
  readonly bySilence: string;
};

/** What it costs a seller with this deposit not to take an order: by an answer, and by none. */
export function rejectionCost(status: OrderStatus, deposit: Centavos): RejectionCost {
  const cost = sellerCancellation(status, deposit);
  return {
    kept: formatMoney(cost?.cancelled.kept ?? zero),
    returned: formatMoney(cost?.cancelled.returned ?? deposit),
    bySilence: formatMoney(cost?.silent.kept ?? zero),
  };
}
