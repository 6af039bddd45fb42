import { useId } from 'react';
import { classNames } from '../../../css/class-names.ts';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import * as styles from './DateRangeField.css.ts';

export type DateInputProps = {
  label: string;
  value: string;
  onValueChange: (date: string) => void;
  min: string | undefined;
  max: string | undefined;
  describedBy: string | undefined;
  isInvalid: boolean;
};

/** One end of a DateRangeField: the browser's own field, with the phone's own wheel. */
export function DateInput({ label, value, onValueChange, min, max, describedBy, isInvalid }: DateInputProps) {
  const id = useId();
  return (
    <div className={styles.date}>
      <label htmlFor={id} className={styles.dateLabel}>
        {label}
      </label>
      <div className={frameStyles.box({ invalid: isInvalid })}>
        <input
          id={id}
          type="date"
          value={value}
          min={min}
          max={max}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className={classNames(frameStyles.input({ numeric: true }), styles.input)}
        />
      </div>
    </div>
  );
}
