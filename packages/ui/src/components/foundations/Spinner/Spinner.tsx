import { SpinnerGlyph } from '../../private/SpinnerGlyph/SpinnerGlyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = {
  visible: boolean;
  /** What is being waited for: "Opening GCash". */
  label: string;
};

/**
 * Covers the whole screen while something must not be interrupted, such as the way to a payment. Fades in 200 ms, turns once in 1 s
 * (specification, "Constants"). Keep it in the page and change `visible`, or it cannot fade out.
 */
export function Spinner({ visible, label }: SpinnerProps) {
  return (
    <>
      <div aria-busy={visible} className={styles.veil({ visible })}>
        <span className={styles.ring}>
          <SpinnerGlyph />
        </span>
        {visible && <p aria-hidden="true">{label}</p>}
      </div>
      {/* Not inside: what is busy or was hidden a moment ago is not announced. */}
      <VisuallyHidden>
        <span role="status">{visible && label}</span>
      </VisuallyHidden>
    </>
  );
}
