import { vars } from '../../src/tokens/contract.css.ts';
import { motion, scales } from '../../src/tokens/scales.ts';
import * as styles from './tokens.css.ts';

const typeNames = ['display', 'heading', 'lead', 'body', 'label', 'figure'] as const;
const wide: ReadonlySet<string> = new Set(['display', 'heading', 'figure']);

/** Each size of type, set in itself. */
export function TypeScale() {
  return (
    <div className={styles.rows}>
      {typeNames.map((name) => (
        <div key={name}>
          <Name name={`type.${name}`} value={scales.type[name]} />
          <div
            style={{
              fontSize: vars.type[name],
              fontFamily: wide.has(name) ? vars.font.wide : vars.font.plain,
              fontStretch: wide.has(name) ? vars.width.wide : vars.width.plain,
              fontWeight: wide.has(name) ? vars.weight.wide : vars.weight.text,
              lineHeight: 1.2,
            }}
          >
            Ñoño's pair, ₱8,650.50
          </div>
        </div>
      ))}
    </div>
  );
}

/** Each step of space, as long as it is. */
export function SpaceScale() {
  return (
    <div className={styles.rows}>
      {Object.entries(scales.space).map(([name, value]) => (
        <div key={name} className={styles.row}>
          <span className={styles.bar} style={{ width: value }} />
          <Name name={`space[${name}]`} value={value} />
        </div>
      ))}
    </div>
  );
}

/** Times, notches and sizes to touch: what is a figure and no picture. */
export function Measures() {
  const groups = { motion, notch: scales.notch, touch: scales.touch, layout: scales.layout };
  return (
    <div className={styles.columns}>
      {Object.entries(groups).map(([group, values]) => (
        <div key={group} className={styles.rows}>
          <h3 className={styles.title}>{group}</h3>
          {Object.entries(values).map(([name, value]) => (
            <Name key={name} name={`${group}.${name}`} value={value} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Name({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.name}>
      <code>{name}</code> {value}
    </div>
  );
}
