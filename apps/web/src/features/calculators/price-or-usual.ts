import { type Centavos, pesos } from '@suki/domain/money/centavos';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { calculatorsTexts } from './calculators.texts.ts';

/** The price that the lines are made with while none is entered: their words stay where they are, only the amounts go. */
export function priceOrUsual(price: Centavos | null): Centavos {
  return price ?? pesos(8_000);
}

/** The same line with a dash for its amount. */
export function amountsHidden(line: ReceiptLine): ReceiptLine {
  return { ...line, amount: calculatorsTexts.none };
}
