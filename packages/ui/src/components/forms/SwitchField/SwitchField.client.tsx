'use client';
import { Root, Thumb } from '@radix-ui/react-switch';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { controlProps, FieldFoot, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import * as styles from './SwitchField.css.ts';

export type SwitchFieldProps = Omit<FieldWords, 'optionalLabel'> & {
  id?: string | undefined;
  name?: string | undefined;
  /** Follows the caller together with `onCheckedChange`; without it the switch keeps itself from `defaultChecked`. */
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  disabled?: boolean | undefined;
};

/**
 * A switch that takes effect at once, without a button to save it. Use a SegmentedControl to choose one of several
 * short words, and a CheckboxField in a form that is sent as a whole.
 */
export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, error, disabledReason, id, name, checked, defaultChecked, onCheckedChange, disabled } = props;
  const words = { label, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  const { disabled: isDisabled, ...control } = controlProps(words, ids, disabled);
  const labelId = `${ids.id}-label`;
  return (
    <div>
      <div className={styles.line}>
        <label htmlFor={ids.id} className={styles.words({ disabled: isDisabled })}>
          <span id={labelId} className={styles.label}>
            {label}
          </span>
          {hint !== undefined && (
            <span id={ids.hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </label>
        <Root
          {...control}
          // The hint is within the label, so that a press on it counts; it describes the control and is no part of its
          // name.
          aria-labelledby={labelId}
          name={name}
          // Radix treats a switch with the property as controlled, even when it is undefined, so an undefined one is
          // left out.
          {...(checked === undefined ? {} : { checked })}
          {...(defaultChecked === undefined ? {} : { defaultChecked })}
          {...(onCheckedChange === undefined ? {} : { onCheckedChange })}
          disabled={isDisabled === true}
          className={styles.control}
        >
          <span className={styles.track}>
            <Thumb className={styles.thumb}>
              <Icon name="check" size={16} />
            </Thumb>
          </span>
        </Root>
      </div>
      <FieldFoot words={words} ids={ids} />
    </div>
  );
}
