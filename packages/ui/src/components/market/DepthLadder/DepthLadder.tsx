import { customProperties } from '../../../css/custom-properties.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DepthLadder.css.ts';
import { ladderReach, type Reach } from './ladder-reach.ts';

export type LadderRung = {
  price: string;
  quantity: number;
  /** The visitor's own place at this price: "You, 2nd". */
  mine?: string | undefined;
};

export type DepthLadderProps = {
  /** Names the table: "Order book, US 9, standard lane". */
  caption: string;
  /** Over the three columns: what stands below the gap (left), the price, what stands above it (right). */
  headings: { below: string; price: string; above: string };
  /** Dearest first; the last is nearest to the gap. */
  above: ReadonlyArray<LadderRung>;
  /** Dearest first; the first is nearest to the gap. */
  below: ReadonlyArray<LadderRung>;
  /** In the gap: "₱550 apart", or that one side is empty. */
  between: string;
};

/**
 * Amounts by price as a real table: bids at the left and filled, asks at the right and outlined, the price between
 * them. The strong part of a bar is the amount at its own price, the pale part the amount at better prices.
 */
export function DepthLadder({ caption, headings, above, below, between }: DepthLadderProps) {
  const reach = ladderReach(above, below);
  return (
    <table className={styles.ladder}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.heading({ side: 'below' })}>
            {headings.below}
          </th>
          <th scope="col" className={styles.priceHeading}>
            {headings.price}
          </th>
          <th scope="col" className={styles.heading({ side: 'above' })}>
            {headings.above}
          </th>
        </tr>
      </thead>
      <tbody>
        {above.map((rung, index) => (
          <Rung key={rung.price} side="above" rung={rung} reach={reach.above[index]} />
        ))}
        <tr>
          <td colSpan={3} className={styles.between}>
            {between}
          </td>
        </tr>
        {below.map((rung, index) => (
          <Rung key={rung.price} side="below" rung={rung} reach={reach.below[index]} />
        ))}
      </tbody>
    </table>
  );
}

function Rung({ side, rung, reach }: { side: 'above' | 'below'; rung: LadderRung; reach: Reach | undefined }) {
  const { before = 0, here = 0 } = reach ?? {};
  const amount = (
    <td className={styles.cell}>
      <span className={styles.line({ side })}>
        <i
          className={styles.bar({ side })}
          style={customProperties({ '--suki-ladder-before': String(before), '--suki-ladder-here': String(here) })}
        />
        {rung.quantity}
      </span>
    </td>
  );
  const price = (
    <th scope="row" className={styles.price}>
      {rung.price}
    </th>
  );
  const mine = <td className={styles.mine({ side })}>{rung.mine}</td>;
  return (
    <tr
      aria-current={rung.mine === undefined ? undefined : true}
      className={styles.row({ mine: rung.mine !== undefined })}
    >
      {side === 'above' ? mine : amount}
      {price}
      {side === 'above' ? amount : mine}
    </tr>
  );
}
