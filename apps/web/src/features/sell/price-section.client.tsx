'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { Heading } from '@suki/ui/Heading/Heading';
import { MoneyField } from '@suki/ui/MoneyField/MoneyField';
import { MoneyStep } from '@suki/ui/MoneyField/MoneyStep';
import { QuickPrices } from '@suki/ui/QuickPrices/QuickPrices';
import { useState } from 'react';
import { regionNames } from '../../region/region-names.ts';
import { priceFieldTexts } from '../trade/price-field.texts.ts';
import { readablePrice, steppedPrice, typedPrice } from './price.view-model.ts';
import { sellTexts } from './sell.texts.ts';
import type { SellDraft } from './use-sell-draft.client.ts';

const { price: words } = sellTexts;

/** The one figure that counts, with prices worth asking for. */
export function PriceSection({ draft }: { readonly draft: SellDraft }) {
  const { digits, setDigits, price, problem, quick } = draft;
  // While one types, the digits stand as typed: separators that move would move the caret.
  const [isTyping, setTyping] = useState(false);
  const buyerPays =
    price === null
      ? ''
      : ` ${words.buyerPays(regionNames.NCR, formatMoney(buyerQuote({ price, lane: 'standard', buyerRegion: 'NCR' }).total))}`;
  return (
    <>
      <Heading level={1} size={1}>
        {words.title}
      </Heading>
      <MoneyField
        id="price"
        label={words.label}
        labelHidden
        sign="₱"
        value={isTyping ? digits : readablePrice(digits)}
        onChange={(event) => {
          setTyping(true);
          setDigits(typedPrice(event.currentTarget.value));
        }}
        onBlur={() => setTyping(false)}
        error={problem}
        hint={`${priceFieldTexts.hint}${buyerPays}`}
        steps={
          <>
            <MoneyStep label={priceFieldTexts.less} onClick={() => setDigits(steppedPrice(digits, -1))}>
              {priceFieldTexts.lessShort}
            </MoneyStep>
            <MoneyStep label={priceFieldTexts.more} onClick={() => setDigits(steppedPrice(digits, 1))}>
              {priceFieldTexts.moreShort}
            </MoneyStep>
          </>
        }
      />
      {quick.length > 0 && <QuickPrices prices={quick} onChoose={setDigits} />}
    </>
  );
}
