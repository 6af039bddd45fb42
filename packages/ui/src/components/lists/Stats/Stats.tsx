import * as styles from './Stats.css.ts';

/** Figures in a row, each under its name. */
export function Stats({ stats }: { stats: ReadonlyArray<{ name: string; value: string }> }) {
  return (
    <dl className={styles.stats}>
      {stats.map((stat) => (
        <div key={stat.name} className={styles.stat}>
          <dt className={styles.name}>{stat.name}</dt>
          <dd className={styles.value}>{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
