import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CostTable.css.ts';

export type Cost = {
  id: string;
  /** Names the event: "You turn down a buyer". */
  name: string;
  note?: string | undefined;
  amount: string;
  /** `positive` where it costs nothing. */
  tone?: 'ink' | 'positive' | undefined;
};

/** A table with the cost of each way of backing out. */
export function CostTable({ caption, costs }: { caption: string; costs: ReadonlyArray<Cost> }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {costs.map((cost) => (
          <tr key={cost.id}>
            <th scope="row" className={styles.name}>
              {cost.name}
              {cost.note !== undefined && <small className={styles.note}>{cost.note}</small>}
            </th>
            <td className={styles.amount({ tone: cost.tone })}>{cost.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
