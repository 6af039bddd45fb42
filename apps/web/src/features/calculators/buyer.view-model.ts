import { deliveryDays } from '@suki/domain/delivery/delivery-days';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { receiptOf } from '@suki/domain/receipt/buyer-receipt';
import { withoutAmount } from '@suki/domain/receipt/receipt-line';
import { type Lane, lanes } from '@suki/domain/trade/facts/statuses';
import type { Lane as LaneChoice } from '@suki/ui/market/LanePicker/LanePicker';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import type { CalculatorInputs } from './calculator-inputs.view-model.ts';
import { calculatorsTexts } from './calculators.texts.ts';
import { dayRange } from './day-range.ts';
import { priceOrUsual } from './price-or-usual.ts';

const { buy: words, none } = calculatorsTexts;

export type BuyerAnswer = {
  readonly total: string;
  readonly lines: readonly ReceiptLine[];
  readonly lanes: readonly LaneChoice[];
};

type Purchase = Pick<CalculatorInputs, 'to' | 'from' | 'lane'>;

function quoteOf(price: Centavos | null, lane: Lane, buyerRegion: DeliveryRegion) {
  return buyerQuote({ price: priceOrUsual(price), lane, buyerRegion });
}

/** The total of a buyer at a price, line by line, and the total of each lane; dashes for amounts without a price. */
export function buyerAnswer(price: Centavos | null, { to, from, lane }: Purchase): BuyerAnswer {
  const quote = quoteOf(price, lane, to);
  const lines = receiptOf(quote, { region: to, total: {} });
  const choices = lanes.map((each) => ({
    value: each,
    name: words[each],
    price: price === null ? none : formatMoney(quoteOf(price, each, to).total),
    dates: words.days(dayRange(deliveryDays({ lane: each, sellerRegion: from, buyerRegion: to }))),
    note: each === 'flash' ? words.flashNote : words.standardNote,
    tagged: each === 'flash',
  }));
  return price === null
    ? { total: none, lines: lines.map(withoutAmount), lanes: choices }
    : { total: formatMoney(quote.total), lines, lanes: choices };
}
