import * as styles from './BoxLabel.css.ts';

/** Facts set like the label on the box: style, released, retail, sold. Two to four of them. */
export function BoxLabel({ facts }: { facts: ReadonlyArray<{ name: string; value: string }> }) {
  return (
    <dl className={styles.label}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <dt className={styles.name}>{fact.name}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
