import { type Centavos, pesos } from '@suki/domain/money/centavos';

/** The price that the lines are made with while none is entered: their words stay where they are, only the amounts go. */
export function priceOrUsual(price: Centavos | null): Centavos {
  return price ?? pesos(8_000);
}
