import * as styles from './PriceTag.css.ts';

export type PriceTagProps = {
  /** The amount in words of the caller's locale, such as "₱8,650". */
  children: string;
  /** `figure` 38-60 px, 1 28-40, 2 21-25, 3 17-18 (the default). */
  size?: 'figure' | 1 | 2 | 3 | undefined;
  tone?: 'ink' | 'positive' | undefined;
  /** `output` is announced when it changes: for totals that follow what the visitor types. */
  as?: 'span' | 'output' | undefined;
};

const pesoSign = '₱';

/** An amount of money, the largest wide black thing of its place. */
export function PriceTag({ children, size, tone, as: Element = 'span' }: PriceTagProps) {
  const position = children.indexOf(pesoSign);
  return (
    <Element className={styles.priceTag({ size, tone })}>
      {position === -1 ? (
        children
      ) : (
        <>
          {children.slice(0, position)}
          <span className={styles.sign}>{pesoSign}</span>
          {children.slice(position + pesoSign.length)}
        </>
      )}
    </Element>
  );
}
