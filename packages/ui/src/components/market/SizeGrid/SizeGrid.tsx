import type { ReactNode } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { coveringInput } from '../../../css/hidden.css.ts';
import { onlyDesk, onlyPhone } from '../../../css/visibility.css.ts';
import type { LinkTarget } from '../../../link.ts';
import { type RadioGroupState, radioChoice } from '../../forms/RadioCards/radio-choice.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from './SizeGrid.css.ts';

export type SizeCell = {
  value: string;
  /** The size in the chosen system: "9". */
  label: string;
  /** The total, or the word in place of a price: "₱8,650", "Bid". */
  detail: string;
  /** An item of this size already passed and lies with us: the cell gets the notch and the hole. */
  tagged?: boolean | undefined;
  /** Nobody offers it now. */
  muted?: boolean | undefined;
  /** The lowest price of all sizes. */
  best?: boolean | undefined;
  disabled?: boolean | undefined;
};

export type SizeGridProps = RadioGroupState & {
  /** Names the group: "Size". */
  label: string;
  cells: ReadonlyArray<SizeCell>;
  /** Explains a tagged cell, for screen readers, on each of them: "also in flash stock". */
  taggedLabel: string;
  /** Beside the label: the switch of the size system. */
  end?: ReactNode | undefined;
  /** The way on when the size is missing: the last cell on phones, a link under the grid at a desk. */
  extra?: (LinkTarget & { label: string; action: string }) | undefined;
  /** Under the grid: what the prices include, and what the notch means. */
  notes?: { text?: string | undefined; tagged?: string | undefined } | undefined;
};

/** One cell per size with the price in total: a radio group, notched where a checked item lies ready. */
export function SizeGrid(props: SizeGridProps) {
  const { label, cells, end, extra, notes } = props;
  const words = cells.some(hasLongWord);
  return (
    <fieldset>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.title}>
          {label}
        </span>
        {end}
      </div>
      <div className={styles.grid({ words })}>
        {cells.map((cell) => (
          <Cell key={cell.value} cell={cell} words={words} group={props} />
        ))}
        {extra && (
          <Anchor href={extra.href} link={extra.link} className={classNames(styles.extra, onlyPhone)}>
            {extra.label} <span className={styles.extraAction}>{extra.action}</span>
          </Anchor>
        )}
      </div>
      {(notes || extra) && (
        <p className={styles.legend}>
          {notes?.text && <span>{notes.text}</span>}
          {notes?.tagged && (
            <span className={styles.legendPart}>
              <i className={styles.legendKey} />
              {notes.tagged}
            </span>
          )}
          {extra && (
            <span className={onlyDesk}>
              {extra.label}{' '}
              <Anchor href={extra.href} link={extra.link} className={styles.extraAction}>
                {extra.action}
              </Anchor>
            </span>
          )}
        </p>
      )}
    </fieldset>
  );
}

/** The longest word that a cell of numbers holds in one line: "11.5", "42 2/3", "XXL". */
const SHORT_WORD_LENGTH = 5;

function hasLongWord({ label }: SizeCell): boolean {
  return label.split(' ').some((word) => word.length > SHORT_WORD_LENGTH);
}

function Cell({ cell, words, group }: { cell: SizeCell; words: boolean; group: SizeGridProps }) {
  const tagged = cell.tagged === true;
  return (
    <label className={styles.cell({ tagged })}>
      <input {...radioChoice(group, cell.value)} disabled={cell.disabled} className={coveringInput} />
      <span className={styles.size({ muted: cell.muted, words })}>{cell.label}</span>
      <span className={styles.detail({ best: cell.best })}>{cell.detail}</span>
      {tagged && <i className={styles.hole} />}
      {tagged && <VisuallyHidden>{group.taggedLabel}</VisuallyHidden>}
    </label>
  );
}
