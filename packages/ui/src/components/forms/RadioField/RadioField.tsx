import type { ReactNode } from 'react';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import {
  FieldFoot,
  FieldHint,
  FieldLabel,
  type FieldWords,
  useFieldIds,
} from '../../private/FieldFrame/FieldFrame.tsx';
import { type RadioGroupState, radioChoice } from '../RadioCards/radio-choice.ts';
import * as styles from './RadioField.css.ts';

export type RadioOption = {
  value: string;
  label: string;
  /** Second line in 13 px: what the choice brings or why it cannot be taken. */
  detail?: ReactNode | undefined;
  disabled?: boolean | undefined;
};

export type RadioFieldProps = FieldWords &
  RadioGroupState & {
    id?: string | undefined;
    options: ReadonlyArray<RadioOption>;
    /** Short answers beside each other: "Yes", "No". */
    inline?: boolean | undefined;
    required?: boolean | undefined;
    disabled?: boolean | undefined;
  };

/** One of a few in a plain list. RadioCards where each answer needs a box, SelectField from about seven answers on. */
export function RadioField(props: RadioFieldProps) {
  const { label, optionalLabel, hint, error, disabledReason, id, options, inline, required, disabled, ...group } =
    props;
  const words = { label, optionalLabel, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  const labelId = `${ids.id}-label`;
  const isDisabled = disabled === true || disabledReason !== undefined;
  return (
    <div
      id={ids.id}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={ids.describedBy}
      aria-invalid={error !== undefined || undefined}
      aria-required={required}
      aria-disabled={isDisabled || undefined}
    >
      <p id={labelId} className={frameStyles.label}>
        <FieldLabel words={words} />
      </p>
      <FieldHint words={words} ids={ids} />
      <div className={styles.options({ inline, invalid: error !== undefined })}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={{ ...option, disabled: isDisabled || option.disabled }}
            group={group}
            id={`${ids.id}-${option.value}`}
          />
        ))}
      </div>
      <FieldFoot words={words} ids={ids} />
    </div>
  );
}

function Choice({ option, group, id }: { option: RadioOption; group: RadioGroupState; id: string }) {
  const { value, label, detail, disabled } = option;
  return (
    <label className={styles.option}>
      <input
        {...radioChoice(group, value)}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        className={styles.input}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {detail !== undefined && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
    </label>
  );
}
