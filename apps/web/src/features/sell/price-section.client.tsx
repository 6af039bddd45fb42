'use client';
import { regionNames } from '@suki/domain/delivery/region-names';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { QuickPrices } from '@suki/ui/market/QuickPrices/QuickPrices';
import { PriceField } from '../trade/price-field.client.tsx';
import { sellTexts } from './sell.texts.ts';
import type { SellDraft } from './use-sell-draft.client.ts';

const { price: texts } = sellTexts;

/** The price field, with suggested prices. */
export function PriceSection({ draft }: { readonly draft: SellDraft }) {
  const { digits, setDigits, price, problem, quick } = draft;
  const buyerPays =
    price === null
      ? ''
      : ` ${texts.buyerPays(regionNames.NCR, formatMoney(buyerQuote({ price, lane: 'standard', buyerRegion: 'NCR' }).total))}`;
  return (
    <>
      <Heading level={1} size={1}>
        {texts.title}
      </Heading>
      <PriceField
        id="price"
        label={texts.label}
        digits={digits}
        onDigits={setDigits}
        problem={problem}
        hint={buyerPays}
      />
      {quick.length > 0 && <QuickPrices prices={quick} onChoose={setDigits} />}
    </>
  );
}
