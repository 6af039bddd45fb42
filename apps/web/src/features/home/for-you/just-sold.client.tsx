'use client';
import { itemPath } from '../../../shell/paths.ts';
import { ItemLink } from '../../item/tile/item-link.client.tsx';
import { forYouTexts as texts } from './for-you.texts.ts';
import type { SoldFacts } from './just-sold.view-model.ts';
import * as styles from './tape.css.ts';

/** The newest sales in one line, which a finger moves: nothing here runs by itself. */
export function JustSold({ sales }: { readonly sales: readonly SoldFacts[] }) {
  return (
    <section aria-labelledby="just-sold" className={styles.tape}>
      <h2 id="just-sold" className={styles.title}>
        {texts.justSold}
      </h2>
      <ul className={styles.sales}>
        {sales.map(({ id, what, price, ago }) => (
          <li key={id}>
            <ItemLink href={itemPath(id)} className={styles.sale}>
              <span className={styles.ago}>{ago}</span> {what} <b className={styles.price}>{price}</b>
            </ItemLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
