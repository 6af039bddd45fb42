import * as styles from './FactList.css.ts';

export type FactListProps = { facts: readonly { readonly name: string; readonly value: string }[] };

/** Facts in words, each beside its name; long ones take as many lines as they need. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
