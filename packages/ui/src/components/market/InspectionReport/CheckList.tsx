import { classNames } from '../../../css/class-names.ts';
import { Icon, type IconName } from '../../foundations/Icon/Icon.tsx';
import * as styles from './InspectionReport.css.ts';

export type CheckVerdict = 'pass' | 'note' | 'fail' | 'open';

export type Check = {
  id: string;
  name: string;
  note?: string | undefined;
  verdict: CheckVerdict;
  /** The verdict in a word: "Pass", "Noted". */
  verdictLabel: string;
};

const iconOfVerdict = { pass: 'check', note: 'alert', fail: 'cross', open: 'clock' } as const satisfies Record<
  CheckVerdict,
  IconName
>;

/** The points of an inspection, each with its verdict as a drawing and a word. */
export function CheckList({ checks }: { checks: ReadonlyArray<Check> }) {
  return (
    <ul className={styles.checkList}>
      {checks.map((check) => (
        <li key={check.id} className={styles.check}>
          <span className={classNames(styles.result({ verdict: check.verdict }), styles.resultIcon)}>
            <Icon name={iconOfVerdict[check.verdict]} size={16} />
          </span>
          <span>
            {check.name}
            {check.note !== undefined && <small className={styles.checkNote}>{check.note}</small>}
          </span>
          <span className={styles.result({ verdict: check.verdict })}>{check.verdictLabel}</span>
        </li>
      ))}
    </ul>
  );
}
