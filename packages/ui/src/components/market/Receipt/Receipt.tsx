import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as styles from './Receipt.css.ts';

export type ReceiptLine = {
  id: string;
  label: string;
  /** Why or from whom, in 13 px under the label. */
  note?: string | undefined;
  amount: string;
  /** The former amount, struck through; `label` says so to screen readers ("before"). */
  was?: { amount: string; label: string } | undefined;
  /** Positive: money that comes back or is taken off. */
  tone?: 'ink' | 'positive' | 'critical' | undefined;
  /** `total` stands under a dashed rule with its amount in the wide voice, `strong` has that voice without the rule. */
  kind?: 'line' | 'strong' | 'total' | undefined;
};

export type ReceiptProps = {
  lines: ReadonlyArray<ReceiptLine>;
  /** The rule above the first line. */
  opening?: 'none' | 'rule' | 'ink' | undefined;
};

/** Every line of money, one below the other, then the total. */
export function Receipt({ lines, opening }: ReceiptProps) {
  return (
    <dl className={styles.receipt({ opening })}>
      {lines.map((line) => (
        <Line key={line.id} {...line} />
      ))}
    </dl>
  );
}

function Line({ label, note, amount, was, tone, kind = 'line' }: ReceiptLine) {
  return (
    <div className={styles.line({ kind })}>
      <dt className={styles.label({ kind })}>
        {label}
        {note && <small className={styles.note}>{note}</small>}
      </dt>
      <dd className={styles.amount({ tone })}>
        {was && (
          <>
            <VisuallyHidden>{was.label} </VisuallyHidden>
            <s className={styles.was}>{was.amount}</s>
          </>
        )}
        {kind === 'line' ? amount : <PriceTag>{amount}</PriceTag>}
      </dd>
    </div>
  );
}
