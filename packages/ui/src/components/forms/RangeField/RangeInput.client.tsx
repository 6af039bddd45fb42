'use client';
import { useId, useState } from 'react';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import { typedNumber } from './price-range.ts';
import * as styles from './RangeField.css.ts';

export type RangeInputProps = {
  label: string;
  sign: string;
  amount: number;
  /** Called on Enter and when the field loses focus, not at every digit: "12" on the way to "12500" is no price. */
  onType: (amount: number | null) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
};

const grouped = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** One end of a RangeField as an amount that can be typed. */
export function RangeInput({ label, sign, amount, onType, describedBy, isInvalid }: RangeInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const take = () => {
    if (draft !== null) onType(typedNumber(draft));
    setDraft(null);
  };
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.amountLabel}>
        {label}
      </label>
      <div dir="ltr" className={frameStyles.box({ invalid: isInvalid })}>
        <span aria-hidden="true" className={frameStyles.affix}>
          {sign}
        </span>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          value={draft ?? grouped(amount)}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              take();
            }
            if (event.key === 'Escape' && draft !== null) {
              event.preventDefault();
              setDraft(null);
            }
          }}
          className={frameStyles.input({ numeric: true })}
        />
      </div>
    </div>
  );
}
