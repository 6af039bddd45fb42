'use client';
import { MoneyField } from '@suki/ui/forms/MoneyField/MoneyField';
import { MoneyStep } from '@suki/ui/forms/MoneyField/MoneyStep';
import { useState } from 'react';
import { priceFieldTexts } from '../trade/price-field.texts.ts';
import { priceState, readablePrice, steppedPrice, typedPrice } from '../trade/price-field.view-model.ts';
import { calculatorsTexts } from './calculators.texts.ts';
import type { CalculatorProps } from './use-calculator-inputs.client.ts';

const { price: words } = calculatorsTexts;

export function PriceInput({ id, inputs, change }: CalculatorProps & { readonly id: string }) {
  // While the person types, the digits are shown without separators: separators that move would move the caret.
  const [isTyping, setTyping] = useState(false);
  const { price } = inputs;
  return (
    <MoneyField
      id={id}
      label={words.label}
      sign="₱"
      value={isTyping ? price : readablePrice(price)}
      onChange={(event) => {
        setTyping(true);
        change({ price: typedPrice(event.currentTarget.value) });
      }}
      onBlur={() => setTyping(false)}
      error={priceState(price).problem}
      hint={priceFieldTexts.hint}
      steps={[
        <MoneyStep key="less" label={priceFieldTexts.less} onClick={() => change({ price: steppedPrice(price, -1) })}>
          {priceFieldTexts.lessShort}
        </MoneyStep>,
        <MoneyStep key="more" label={priceFieldTexts.more} onClick={() => change({ price: steppedPrice(price, 1) })}>
          {priceFieldTexts.moreShort}
        </MoneyStep>,
      ]}
    />
  );
}
