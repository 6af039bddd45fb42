import { customProperties } from '../../css/custom-properties.ts';
import { Hidden } from '../Hidden/Hidden.tsx';
import * as styles from './DepthLadder.css.ts';

export type LadderRow = {
  price: string;
  quantity: number;
  /** Length of the bar: the quantity as a share (0 to 1) of the largest in the ladder. */
  share: number;
  /** The visitor's own place at this price: "You, 2nd". */
  mine?: string | undefined;
};

export type DepthLadderProps = {
  /** Names the table: "Order book, US 9, standard lane". */
  caption: string;
  headings: { bids: string; price: string; asks: string };
  /** Dearest first. */
  asks: ReadonlyArray<LadderRow>;
  /** Dearest first. */
  bids: ReadonlyArray<LadderRow>;
  /** Between the two: "₱550 apart", or that one side is empty. */
  spread: string;
};

/** The order book as a real table: bids left and filled, asks right and outlined, the price between them. */
export function DepthLadder({ caption, headings, asks, bids, spread }: DepthLadderProps) {
  return (
    <table className={styles.ladder}>
      <caption>
        <Hidden>{caption}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.bidHeading}>
            {headings.bids}
          </th>
          <th scope="col" className={styles.priceHeading}>
            {headings.price}
          </th>
          <th scope="col" className={styles.askHeading}>
            {headings.asks}
          </th>
        </tr>
      </thead>
      <tbody>
        {asks.map((row) => (
          <tr key={row.price} className={styles.row({ mine: row.mine !== undefined })}>
            <td className={styles.mineOfAsk}>{row.mine}</td>
            <th scope="row" className={styles.price}>
              {row.price}
            </th>
            <td className={styles.cell}>
              <span className={styles.askLine}>
                <i className={styles.askBar} style={customProperties({ '--suki-share': String(row.share) })} />
                {row.quantity}
              </span>
            </td>
          </tr>
        ))}
        <tr>
          <td colSpan={3} className={styles.spread}>
            {spread}
          </td>
        </tr>
        {bids.map((row) => (
          <tr key={row.price} className={styles.row({ mine: row.mine !== undefined })}>
            <td className={styles.cell}>
              <span className={styles.bidLine}>
                <i className={styles.bidBar} style={customProperties({ '--suki-share': String(row.share) })} />
                {row.quantity}
              </span>
            </td>
            <th scope="row" className={styles.price}>
              {row.price}
            </th>
            <td className={styles.mine}>{row.mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
