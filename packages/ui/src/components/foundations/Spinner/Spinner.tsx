import { SpinnerGlyph } from '../../private/SpinnerGlyph/SpinnerGlyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = {
  visible: boolean;
  /** Names the work in progress: "Opening GCash". */
  label: string;
};

/**
 * Covers the whole screen while something must not be interrupted, such as the way to a payment. Fades in 200 ms, turns
 * once in 1 s (specification, "Constants"). Keep the spinner mounted and change `visible`: an unmounted one cannot fade
 * out.
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
