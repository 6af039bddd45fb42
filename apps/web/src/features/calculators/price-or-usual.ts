import { type Centavos, pesos } from '@suki/domain/money/centavos';

/** Returns the price behind the lines while none is entered: their words stay in place, only the amounts go. */
export function priceOrUsual(price: Centavos | null): Centavos {
  return price ?? pesos(8_000);
}
