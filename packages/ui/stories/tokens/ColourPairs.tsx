import { contrast } from '../../src/tokens/contrast.ts';
import { contrastPairs } from '../../src/tokens/contrast-pairs.ts';
import { dark } from '../../src/tokens/dark.ts';
import { light } from '../../src/tokens/light.ts';
import type { Palette } from '../../src/tokens/palette.ts';
import * as styles from './tokens.css.ts';

/** WCAG 2, AA. */
const leastOfText = 4.5;

const themes = [
  ['Light', light],
  ['Dark', dark],
] as const;

/** Every pair of a colour and its ground, in both themes, with the actual contrast and the required minimum. */
export function ColourPairs() {
  return (
    <div className={styles.columns}>
      {themes.map(([name, palette]) => (
        <ThemePairs key={name} name={name} palette={palette} />
      ))}
    </div>
  );
}

function ThemePairs({ name, palette }: { name: string; palette: Palette }) {
  return (
    <section data-theme={name.toLowerCase()} className={styles.theme}>
      <h3 className={styles.title}>{name}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.cell}>Pair</th>
            <th className={styles.figure}>Contrast</th>
            <th className={styles.figure}>At least</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(([above, ground, least]) => (
            <tr key={above + ground}>
              <td className={styles.cell}>
                <Sample above={palette[above]} ground={palette[ground]} isText={least >= leastOfText} /> {above} on{' '}
                {ground}
              </td>
              <td className={styles.figure}>{contrast(palette[above], palette[ground]).toFixed(1)}</td>
              <td className={styles.figure}>{least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A colour that is not for text is shown as an edge. */
function Sample({ above, ground, isText }: { above: string; ground: string; isText: boolean }) {
  return isText ? (
    <span className={styles.sample} style={{ color: above, background: ground }}>
      ₱8,650
    </span>
  ) : (
    <span className={styles.edge} style={{ borderColor: above, background: ground }} />
  );
}
