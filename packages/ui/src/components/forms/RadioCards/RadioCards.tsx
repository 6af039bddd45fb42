import type { ReactNode } from 'react';
import { coveringInput, visuallyHidden } from '../../../css/hidden.css.ts';
import { FieldFoot, FieldHint, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import { dot } from './choice-box.css.ts';
import * as styles from './RadioCards.css.ts';
import { type RadioGroupState, radioChoice } from './radio-choice.ts';

export type RadioCard = {
  value: string;
  title: string;
  detail?: ReactNode | undefined;
  /** At the end of the line: an amount, a Tag. */
  end?: ReactNode | undefined;
  disabled?: boolean | undefined;
};

export type RadioCardsProps = RadioGroupState &
  Pick<FieldWords, 'hint' | 'error' | 'disabledReason'> & {
    label: string;
    /** A heading above already says the label. */
    labelHidden?: boolean | undefined;
    options: ReadonlyArray<RadioCard>;
    columns?: 1 | 2 | undefined;
  };

/** One of several, each in a box with room for why: a way to pay, an address, a payout account. */
export function RadioCards(props: RadioCardsProps) {
  const { label, labelHidden = false, hint, error, disabledReason, options, columns, ...group } = props;
  const words = { label, hint, error, disabledReason };
  const ids = useFieldIds(words);
  return (
    <fieldset aria-describedby={ids.describedBy} disabled={disabledReason !== undefined}>
      <legend className={labelHidden ? visuallyHidden : styles.legend}>{label}</legend>
      <FieldHint words={words} ids={ids} />
      <div className={styles.cards({ columns })}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input {...radioChoice(group, option.value)} disabled={option.disabled} className={coveringInput} />
            <i className={dot} />
            <span className={styles.words}>
              <span className={styles.title}>{option.title}</span>
              {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
          </label>
        ))}
      </div>
      <FieldFoot words={words} ids={ids} />
    </fieldset>
  );
}
