import * as comboboxStyles from '../ComboboxField/ComboboxField.css.ts';
import type { ComboboxOption } from '../ComboboxField/use-combobox.client.ts';
import { markedParts } from './marked-parts.ts';
import * as styles from './SuggestList.css.ts';

type SuggestEntryProps = { option: ComboboxOption; typed: string };

/** A suggestion: its picture, its words with the typed beginnings in bold, and a figure. */
export function SuggestEntry({ option: { label, detail, picture, end }, typed }: SuggestEntryProps) {
  const words = (
    <>
      {markedParts(label, typed).map(({ text, isMarked, at }) =>
        isMarked ? (
          <b key={at} className={styles.marked}>
            {text}
          </b>
        ) : (
          text
        ),
      )}
      {detail !== undefined && <span className={comboboxStyles.detail}>{detail}</span>}
    </>
  );
  if (picture === undefined && end === undefined) return words;
  return (
    <div className={styles.rich}>
      {picture !== undefined && (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      )}
      <span className={styles.words}>{words}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}
