'use client';
import { MoneyField } from '@suki/ui/forms/MoneyField/MoneyField';
import { MoneyStep } from '@suki/ui/forms/MoneyField/MoneyStep';
import { useState } from 'react';
import { readablePrice, steppedPrice, typedPrice } from '../sell/price.view-model.ts';
import { priceFieldTexts } from './price-field.texts.ts';

export type PriceFieldProps = {
  readonly id: string;
  readonly label: string;
  /** Typed digits, pesos. */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  readonly problem: string | undefined;
  /** What follows the price rule in the line below. */
  readonly hint?: string | undefined;
  /** It came because somebody wants to type here. */
  readonly autoFocus?: boolean | undefined;
};

/** A price that somebody asks or bids, with buttons one step down and up. */
export function PriceField({ id, label, digits, onDigits, problem, hint = '', autoFocus }: PriceFieldProps) {
  // While one types, the digits stand as typed: separators that move would move the caret.
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
      steps={
        <>
          <MoneyStep label={priceFieldTexts.less} onClick={() => onDigits(steppedPrice(digits, -1))}>
            {priceFieldTexts.lessShort}
          </MoneyStep>
          <MoneyStep label={priceFieldTexts.more} onClick={() => onDigits(steppedPrice(digits, 1))}>
            {priceFieldTexts.moreShort}
          </MoneyStep>
        </>
      }
    />
  );
}
