import { centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';

/** Formats centavos as `₱1,250.50`. */
export function amountText(amountCentavos: number): string {
  return formatMoney(centavos(amountCentavos));
}
