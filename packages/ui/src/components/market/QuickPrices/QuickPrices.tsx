import * as styles from './QuickPrices.css.ts';

export type QuickPrice = {
  id: string;
  /** "Sell now", "Last sale", "Be first". */
  name: string;
  price: string;
  /** "You get ₱7,226". */
  result: string;
};

/** Prices worth asking for, each with what it brings; a press takes it over into the field. */
export function QuickPrices({
  prices,
  onChoose,
}: {
  prices: ReadonlyArray<QuickPrice>;
  onChoose: (id: string) => void;
}) {
  return (
    <div className={styles.quick}>
      {prices.map(({ id, name, price, result }) => (
        <button key={id} type="button" onClick={() => onChoose(id)} className={styles.choice}>
          <span>
            {name}
            <span className={styles.price}>{price}</span>
          </span>
          <span className={styles.result}>{result}</span>
        </button>
      ))}
    </div>
  );
}
