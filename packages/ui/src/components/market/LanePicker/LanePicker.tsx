import { coveringInput } from '../../../css/hidden.css.ts';
import { dot } from '../../forms/RadioCards/choice-box.css.ts';
import { type RadioGroupState, radioChoice } from '../../forms/RadioCards/radio-choice.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as styles from './LanePicker.css.ts';

export type Lane = {
  value: string;
  name: string;
  /** In total. */
  price: string;
  /** "Fri 27 Nov – Wed 2 Dec". */
  dates: string;
  /** Why it takes so long: "The seller sends it, we check it". */
  note: string;
  /** The pair passed already and lies with us: the box gets the notch and the hole. */
  tagged?: boolean | undefined;
  disabled?: boolean | undefined;
};

export type LanePickerProps = RadioGroupState & { label: string; lanes: ReadonlyArray<Lane> };

/** The lanes of delivery side by side: the total of each and its arrival. */
export function LanePicker({ label, lanes, ...group }: LanePickerProps) {
  return (
    <fieldset>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <div className={styles.lanes}>
        {lanes.map((lane) => (
          <label key={lane.value} className={styles.lane({ tagged: lane.tagged === true })}>
            <input {...radioChoice(group, lane.value)} disabled={lane.disabled} className={coveringInput} />
            {lane.tagged && <i className={styles.hole} />}
            <span className={styles.name}>
              <i className={dot} />
              {lane.name}
            </span>
            <PriceTag>{lane.price}</PriceTag>
            <span className={styles.dates}>{lane.dates}</span>
            <span className={styles.note}>{lane.note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
