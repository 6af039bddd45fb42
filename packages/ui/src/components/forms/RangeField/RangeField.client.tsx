'use client';
import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import { FieldGroup } from '../../private/FieldFrame/FieldGroup.tsx';
import { type PriceRange, type RangeLimits, withEnd } from './price-range.ts';
import * as styles from './RangeField.css.ts';
import { RangeInput } from './RangeInput.client.tsx';

export type RangeFieldProps = FieldWords &
  RangeLimits & {
    id?: string | undefined;
    value: PriceRange;
    /** Called while a thumb moves and when an amount was typed. */
    onValueChange: (range: PriceRange) => void;
    /** Called once the thumb is released or the amount is typed: the moment to search again. */
    onValueCommit?: ((range: PriceRange) => void) | undefined;
    /** Sign before the typed amount, "₱". */
    sign: string;
    /** Name of the lower end: "From". */
    fromLabel: string;
    /** Name of the upper end: "To". */
    toLabel: string;
    /** How an amount is read and shown: 12500 as "₱12,500". */
    format: (amount: number) => string;
    disabled?: boolean | undefined;
  };

/** From one price to another: two thumbs for a rough choice, two amounts beside them for an exact one. */
export function RangeField(props: RangeFieldProps) {
  const { label, optionalLabel, hint, error, disabledReason, id, value, onValueChange, onValueCommit } = props;
  const { min, max, step, sign, fromLabel, toLabel, format } = props;
  const words = { label, optionalLabel, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  const { slider, direction } = useDirection();
  const disabled = props.disabled === true || disabledReason !== undefined;
  const type = (end: 0 | 1, typed: number | null) => {
    const range = withEnd(value, end, typed, props);
    onValueChange(range);
    onValueCommit?.(range);
  };
  const shared = { sign, describedBy: ids.describedBy, isInvalid: error !== undefined };
  return (
    <FieldGroup words={words} ids={ids} disabled={disabled}>
      <Root
        ref={slider}
        dir={direction}
        min={min}
        max={max}
        step={step}
        value={[...value]}
        onValueChange={([from = min, to = max]) => onValueChange([from, to])}
        onValueCommit={([from = min, to = max]) => onValueCommit?.([from, to])}
        disabled={disabled}
        className={styles.slider}
      >
        <Track className={styles.track}>
          <Range className={styles.range} />
        </Track>
        <Thumb
          aria-label={fromLabel}
          aria-valuetext={format(value[0])}
          className={classNames(styles.thumb, styles.lower)}
        />
        <Thumb
          aria-label={toLabel}
          aria-valuetext={format(value[1])}
          className={classNames(styles.thumb, styles.upper)}
        />
      </Root>
      <div className={styles.amounts}>
        <RangeInput {...shared} label={fromLabel} amount={value[0]} onType={(typed) => type(0, typed)} />
        <RangeInput {...shared} label={toLabel} amount={value[1]} onType={(typed) => type(1, typed)} />
      </div>
    </FieldGroup>
  );
}

/** Radix places the thumbs by numbers, so it has to be told the direction of reading. */
function useDirection() {
  const slider = useRef<HTMLSpanElement>(null);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useEffect(() => {
    if (slider.current !== null) setDirection(getComputedStyle(slider.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return { slider, direction };
}
