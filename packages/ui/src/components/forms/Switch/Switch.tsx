import { coveringInput } from '../../../css/hidden.css.ts';
import { Hidden } from '../../foundations/Hidden/Hidden.tsx';
import { type RadioGroupState, radioChoice } from '../RadioCards/radio-choice.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = RadioGroupState & {
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Less room between many short words (the size systems). */
  tight?: boolean | undefined;
};

/** Two to five short words of which one holds: the size system, the range, chart or table, the duration. */
export function Switch({ label, options, tight, ...group }: SwitchProps) {
  return (
    <fieldset className={styles.group}>
      <Hidden as="legend">{label}</Hidden>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment({ tight })}>
            <input {...radioChoice(group, option.value)} className={coveringInput} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
