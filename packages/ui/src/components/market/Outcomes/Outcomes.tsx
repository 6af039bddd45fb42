import type { ReactNode } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { onlyDesk } from '../../../css/visibility.css.ts';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as styles from './Outcomes.css.ts';

export type Outcome = {
  id: string;
  title: string;
  amount: string;
  /** "you pay in total", "you get back". */
  amountNote: string;
  consequences: ReadonlyArray<string>;
  /** The button that answers so. */
  action: ReactNode;
};

export type OutcomesProps = {
  outcomes: ReadonlyArray<Outcome>;
  /** The buttons stand in the sticky bar on phones. */
  actionsOnDeskOnly?: boolean | undefined;
};

/** The effect of each answer, side by side, each with its button at the foot. */
export function Outcomes({ outcomes, actionsOnDeskOnly = false }: OutcomesProps) {
  return (
    <div className={styles.outcomes}>
      {outcomes.map((outcome) => (
        <div key={outcome.id} className={styles.outcome}>
          <Heading level={3} size={3}>
            {outcome.title}
          </Heading>
          <p className={styles.price}>
            <PriceTag size={2}>{outcome.amount}</PriceTag>
            <span className={styles.priceNote}>{outcome.amountNote}</span>
          </p>
          <ul className={styles.list}>
            {outcome.consequences.map((consequence) => (
              <li key={consequence} className={styles.consequence}>
                {consequence}
              </li>
            ))}
          </ul>
          <div className={classNames(styles.action, actionsOnDeskOnly && onlyDesk)}>{outcome.action}</div>
        </div>
      ))}
    </div>
  );
}
