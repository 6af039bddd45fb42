'use client';
import { lazy, Suspense, useRef, useState } from 'react';
import { TextButton } from '../../foundations/TextButton/TextButton.tsx';
import { type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import { FieldGroup } from '../../private/FieldFrame/FieldGroup.tsx';
import { DateInput } from './DateInput.tsx';
import * as styles from './DateRangeField.css.ts';

const loadCalendar = () => import('./DateRangeCalendar.client.tsx');
const DateRangeCalendar = lazy(async () => ({ default: (await loadCalendar()).DateRangeCalendar }));

/** Calendar dates in Manila as `2026-11-22`; an empty text where none was chosen. */
export type DateRange = { from: string; to: string };

export type DateRangeFieldProps = FieldWords & {
  id?: string | undefined;
  value: DateRange;
  onValueChange: (range: DateRange) => void;
  fromLabel: string;
  toLabel: string;
  /** The first and the last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Today in Manila: the kit has no clock. */
  today: string;
  /** Names the button and the calendar: "Choose in a calendar". */
  calendarLabel: string;
  /** Name the calendar's buttons: "The month before", "The next month". */
  previousLabel: string;
  nextLabel: string;
  /** Said after a day of the calendar: "today", "chosen". */
  todayLabel: string;
  selectedLabel: string;
  disabled?: boolean | undefined;
};

/** A range of two days: the browser's own date fields, and a calendar that is loaded when somebody opens it. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, optionalLabel, hint, error, disabledReason, value, onValueChange, min, max } = props;
  const words = { label, optionalLabel, hint, error, disabledReason };
  const ids = useFieldIds(words, props.id);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const disabled = props.disabled === true || disabledReason !== undefined;
  const shared = { describedBy: ids.describedBy, isInvalid: error !== undefined };
  return (
    <FieldGroup words={words} ids={ids} disabled={disabled}>
      <div className={styles.row}>
        <DateInput
          {...shared}
          label={props.fromLabel}
          value={value.from}
          min={min}
          max={value.to === '' ? max : value.to}
          onValueChange={(from) => onValueChange({ ...value, from })}
        />
        <DateInput
          {...shared}
          label={props.toLabel}
          value={value.to}
          min={value.from === '' ? min : value.from}
          max={max}
          onValueChange={(to) => onValueChange({ ...value, to })}
        />
      </div>
      <TextButton
        ref={button}
        icon="calendar"
        size="label"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onPointerEnter={loadCalendar}
        onFocus={loadCalendar}
        onClick={() => setOpen(!isOpen)}
      >
        {props.calendarLabel}
      </TextButton>
      {isOpen && (
        <Suspense>
          <DateRangeCalendar {...props} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FieldGroup>
  );
}
