import { type Centavos, negate } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { quoteLinesEn } from '@suki/domain/texts/quote-lines.en';

type Fees = {
  readonly techServiceFee: Centavos;
  readonly paymentFee: Centavos;
  readonly operationalFee: Centavos;
  readonly tax: Centavos;
};

/** The three fees that a sale was made with, and the tax where one is withheld, under the names that they have everywhere. */
export function feeLines({ techServiceFee, paymentFee, operationalFee, tax }: Fees) {
  const line = (id: 'techService' | 'payment' | 'operational' | 'tax', fee: Centavos) => ({
    id,
    label: quoteLinesEn[`quote.${id}`],
    amount: formatMoney(negate(fee)),
  });
  return [
    line('techService', techServiceFee),
    line('payment', paymentFee),
    line('operational', operationalFee),
    ...(tax === 0 ? [] : [line('tax', tax)]),
  ];
}
