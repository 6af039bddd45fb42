'use client';
import { MoneyField } from '@suki/ui/forms/MoneyField/MoneyField';
import { MoneyStep } from '@suki/ui/forms/MoneyField/MoneyStep';
import { useState } from 'react';
import { priceFieldTexts } from './price-field.texts.ts';
import { readablePrice, steppedPrice, typedPrice } from './price-field.view-model.ts';

export type PriceFieldProps = {
  readonly id: string;
  readonly label: string;
  /** Typed digits, pesos. */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  readonly problem: string | undefined;
  /** Follows the price rule in the hint line. */
  readonly hint?: string | undefined;
  /** True when the field appeared because the person wants to type. */
  readonly autoFocus?: boolean | undefined;
};

export function PriceField({ id, label, digits, onDigits, problem, hint = '', autoFocus }: PriceFieldProps) {
  // While the person types, the digits are shown without separators: separators that move would move the caret.
  const [isTyping, setTyping] = useState(false);
  return (
    <MoneyField
      id={id}
      label={label}
      labelHidden
      autoFocus={autoFocus}
      sign="₱"
      value={isTyping ? digits : readablePrice(digits)}
      onChange={(event) => {
        setTyping(true);
        onDigits(typedPrice(event.currentTarget.value));
      }}
      onBlur={() => setTyping(false)}
      error={problem}
      hint={`${priceFieldTexts.hint}${hint}`}
      steps={[
        <MoneyStep key="less" label={priceFieldTexts.less} onClick={() => onDigits(steppedPrice(digits, -1))}>
          {priceFieldTexts.lessShort}
        </MoneyStep>,
        <MoneyStep key="more" label={priceFieldTexts.more} onClick={() => onDigits(steppedPrice(digits, 1))}>
          {priceFieldTexts.moreShort}
        </MoneyStep>,
      ]}
    />
  );
}
