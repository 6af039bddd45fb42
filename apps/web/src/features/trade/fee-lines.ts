import { quoteLinesEn } from '@suki/domain/messages/quote-lines.en';
import { type Centavos, negate } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';

type Fees = { readonly techServiceFee: Centavos; readonly paymentFee: Centavos; readonly operationalFee: Centavos };

/** The three fees that a sale was made with, under the names that they have everywhere. */
export function feeLines({ techServiceFee, paymentFee, operationalFee }: Fees) {
  const line = (id: 'techService' | 'payment' | 'operational', fee: Centavos) => ({
    id,
    label: quoteLinesEn[`quote.${id}`],
    amount: formatMoney(negate(fee)),
  });
  return [line('techService', techServiceFee), line('payment', paymentFee), line('operational', operationalFee)];
}
