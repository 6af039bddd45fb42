import type { ComponentProps } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import * as styles from './SelectField.css.ts';

type NativeSelect = Pick<
  ComponentProps<'select'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'autoComplete' | 'required' | 'disabled' | 'ref'
>;

export type SelectFieldProps = FieldWords &
  NativeSelect & {
    id?: string | undefined;
    options: ReadonlyArray<{ value: string; label: string; disabled?: boolean | undefined }>;
    /** First entry without a value: "Choose a bank". */
    emptyLabel?: string | undefined;
  };

/** One of several, by the browser's own list: the best one on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, optionalLabel, hint, error, disabledReason, id, options, emptyLabel, ...native } = props;
  const words = { label, optionalLabel, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  return (
    <FieldFrame words={words} ids={ids}>
      <div className={classNames(frameStyles.box({ invalid: error !== undefined }), styles.box)}>
        <select
          {...native}
          {...controlProps(words, ids, native.disabled)}
          className={classNames(frameStyles.input(), styles.select)}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevronDown" size={16} />
        </span>
      </div>
    </FieldFrame>
  );
}
