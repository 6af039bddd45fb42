import type { ReactNode } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { onlyDesk } from '../../../css/visibility.css.ts';
import { Details } from '../../lists/Details/Details.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { Receipt, type ReceiptLine } from '../Receipt/Receipt.tsx';
import * as styles from './TotalBox.css.ts';

export type TotalBoxProps = {
  /** "You pay in total". */
  label: string;
  /** Lists the parts of the total: "Item, delivery, inspection, fees". */
  note?: string | undefined;
  amount: string;
  /** The main action and what stands beside it, directly under the total. */
  actions?: ReactNode | undefined;
  /** The actions stand in the sticky bar on phones. */
  actionsOnDeskOnly?: boolean | undefined;
  /** Every line of the total, to be opened. */
  every?: { label: string; lines: ReadonlyArray<ReceiptLine>; open?: boolean | undefined } | undefined;
  /** After the lines: ArrivalDates. */
  children?: ReactNode | undefined;
};

/** The total first, the action under it, every line after that. */
export function TotalBox({ label, note, amount, actions, actionsOnDeskOnly = false, every, children }: TotalBoxProps) {
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        <span className={styles.label}>
          {label}
          {note !== undefined && <small className={styles.note}>{note}</small>}
        </span>
        <PriceTag size={1} as="output">
          {amount}
        </PriceTag>
      </div>
      {actions !== undefined && (
        <div className={classNames(styles.actions, actionsOnDeskOnly && onlyDesk)}>{actions}</div>
      )}
      {every && (
        <Details summary={every.label} open={every.open}>
          <Receipt lines={every.lines} opening="rule" />
        </Details>
      )}
      {children}
    </div>
  );
}
