import * as styles from './fact-list.css.ts';

/** Facts in words, each beside its name; long ones take as many lines as they need. */
export function FactList({ facts }: { readonly facts: readonly { readonly name: string; readonly value: string }[] }) {
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
