import { coveringInput } from '../../../css/hidden.css.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { type RadioGroupState, radioChoice } from '../RadioCards/radio-choice.ts';
import * as styles from './SegmentedControl.css.ts';

export type SegmentedControlProps = RadioGroupState & {
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Less room between many short words (the size systems). */
  tight?: boolean | undefined;
};

/** Two to five short words of which one is chosen: the size system, the range, chart or table, the duration. */
export function SegmentedControl({ label, options, tight, ...group }: SegmentedControlProps) {
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
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
