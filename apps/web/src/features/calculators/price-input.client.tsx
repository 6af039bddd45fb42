'use client';
import { priceLimits } from '@suki/domain/config/prices';
import { formatMoney } from '@suki/domain/money/format-money';
import { MoneyField } from '@suki/ui/MoneyField/MoneyField';
import { MoneyStep } from '@suki/ui/MoneyField/MoneyStep';
import { useState } from 'react';
import { priceState, readablePrice, steppedPrice, typedPrice } from '../sell/price.view-model.ts';
import { calculatorsTexts } from './calculators.texts.ts';
import type { CalculatorProps } from './use-calculator-inputs.client.ts';

const { price: words } = calculatorsTexts;
const { step, min, max } = priceLimits;

/** The price that a calculator begins with: the same one in all of them. */
export function PriceInput({ id, inputs, change }: CalculatorProps & { readonly id: string }) {
  // While one types, the digits stand as typed: separators that move would move the caret.
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
      hint={words.hint(formatMoney(step), formatMoney(min), formatMoney(max))}
      steps={
        <>
          <MoneyStep label={words.less} onClick={() => change({ price: steppedPrice(price, -1) })}>
            {words.lessShort}
          </MoneyStep>
          <MoneyStep label={words.more} onClick={() => change({ price: steppedPrice(price, 1) })}>
            {words.moreShort}
          </MoneyStep>
        </>
      }
    />
  );
}
