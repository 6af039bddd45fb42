import type { ReactNode } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { customProperties } from '../../../css/custom-properties.ts';
import type { LinkComponent } from '../../../link.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from './Facets.css.ts';

export type FacetValue = {
  href: string;
  name: string;
  count: number;
  /** "items": said behind the count. */
  countLabel: string;
  chosen?: boolean | undefined;
};

export type FacetValuesProps = {
  /** `rows` for words, `cells` for sizes, `wideCells` for years, `colors` with a swatch each. */
  look: 'rows' | 'cells' | 'wideCells' | 'colors';
  values: ReadonlyArray<FacetValue & { color?: string | undefined }>;
  link?: LinkComponent | undefined;
};

export type FacetProps = {
  title: string;
  /** Beside the title: FacetSystems, or a FacetHint. */
  end?: ReactNode | undefined;
  children: ReactNode;
};

/** One filter of a list: its title, and its values as links with counts. */
export function Facet({ title, end, children }: FacetProps) {
  return (
    <section aria-label={title} className={styles.facet}>
      <div className={styles.head}>
        <span aria-hidden="true">{title}</span>
        {end}
      </div>
      {children}
    </section>
  );
}

/** The values of a filter. A press on one changes the address; a chosen one is given up by a press. */
export function FacetValues({ look, values, link }: FacetValuesProps) {
  const isCell = look === 'cells' || look === 'wideCells';
  const places = {
    rows: styles.rows,
    colors: styles.colors,
    cells: styles.cells,
    wideCells: classNames(styles.cells, styles.wideCells),
  };
  return (
    <div className={places[look]}>
      {values.map(({ href, name, count, countLabel, chosen = false, color }) => (
        <Anchor
          key={name}
          href={href}
          link={link}
          rel="nofollow"
          aria-current={chosen ? 'true' : undefined}
          className={isCell ? styles.cell : styles.row}
        >
          {look === 'rows' && (
            <span className={styles.box}>
              <Icon name="check" size={16} />
            </span>
          )}
          {look === 'colors' && (
            <span className={styles.swatch} style={customProperties({ '--suki-swatch': color ?? 'none' })} />
          )}
          <span className={isCell ? styles.cellName : undefined}>{name}</span>
          <span className={styles.count}>
            {count}
            <VisuallyHidden> {countLabel}</VisuallyHidden>
          </span>
        </Anchor>
      ))}
    </div>
  );
}

/** The rarer values of a filter, behind a press that needs no scripts. */
export function FacetMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className={styles.more}>{label}</summary>
      {children}
    </details>
  );
}

export function FacetHint({ children }: { children: ReactNode }) {
  return <span className={styles.hint}>{children}</span>;
}

export type FacetSystemsProps = {
  systems: ReadonlyArray<{ href: string; name: string; current: boolean }>;
  link?: LinkComponent | undefined;
};

/** Ways to label the values of a filter, such as size systems. */
export function FacetSystems({ systems, link }: FacetSystemsProps) {
  return (
    <span className={styles.systems}>
      {systems.map(({ href, name, current }) => (
        <Anchor
          key={name}
          href={href}
          link={link}
          rel="nofollow"
          aria-current={current ? 'true' : undefined}
          className={styles.system}
        >
          {name}
        </Anchor>
      ))}
    </span>
  );
}

export type FacetRangeProps = {
  /** Before each amount: "₱". */
  sign: string;
  /** Between the two: "to". */
  between: string;
  from: { name: string; label: string; value: string };
  to: { name: string; label: string; value: string };
};

/** Two amounts of a form, from and to. */
export function FacetRange({ sign, between, from, to }: FacetRangeProps) {
  const amount = ({ name, label, value }: FacetRangeProps['from']) => (
    <label className={styles.amount}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{sign}</span>
      <input name={name} inputMode="numeric" defaultValue={value} autoComplete="off" className={styles.amountInput} />
    </label>
  );
  return (
    <div className={styles.range}>
      {amount(from)}
      <span>{between}</span>
      {amount(to)}
    </div>
  );
}
