import { vars } from '../../src/tokens/contract.css.ts';
import { dark } from '../../src/tokens/dark.ts';
import { light } from '../../src/tokens/light.ts';
import type { Palette } from '../../src/tokens/palette.ts';
import * as styles from './tokens.css.ts';

const purposes: readonly (readonly [keyof Palette, string])[] = [
  ['paper', 'the page'],
  ['paperSunken', 'what lies a step lower: a chosen cell, a blocked button'],
  ['ink', 'text, and the edge of what can be pressed'],
  ['inkSoft', 'second lines, hints'],
  ['rule', 'lines between things'],
  ['ruleStrong', 'edges of fields and controls'],
  ['accent', 'tag orange: the one main action of a screen, and the mark'],
  ['accentHover', 'the same under the pointer'],
  ['bid', 'what buyers offer; always with its sign or word'],
  ['ask', 'what sellers want; always with its sign or word'],
  ['positive', 'it went well'],
  ['caution', 'look before you go on'],
  ['critical', 'it went wrong, or cannot be undone'],
  ['focus', 'where the keyboard is'],
];

/** Every colour by its purpose, in both themes. */
export function Swatches() {
  return (
    <div className={styles.rows}>
      {purposes.map(([name, purpose]) => (
        <div key={name} className={styles.row}>
          <span data-theme="light" className={styles.swatch} style={{ background: vars.color[name] }} />
          <span data-theme="dark" className={styles.swatch} style={{ background: vars.color[name] }} />
          <div>
            <div className={styles.name}>
              <code>color.{name}</code> {light[name]} · {dark[name]}
            </div>
            <div>{purpose}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
