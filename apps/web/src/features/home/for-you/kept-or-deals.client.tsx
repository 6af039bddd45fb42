'use client';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { useEffect, useState } from 'react';
import { mayHaveSaved } from '../../../hearts/saved-as.ts';
import { useSession } from '../../../session/use-session.ts';
import { useFirstInterest } from '../../../shell/live/first-interest.ts';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { keptPaths } from '../../../shell/paths.ts';
import type { TileFacts } from '../../item/tile/tile-facts.ts';
import { forYouTexts as texts } from './for-you.texts.ts';
import type { KeptRow } from './kept-rows.client.ts';
import { SideRow } from './market.client.tsx';
import * as styles from './market.css.ts';

/** Rows of the part. */
const ROWS = 3;

/**
 * Deals, the same for everybody; in their place, for whoever keeps something, what they keep, the largest fall in price
 * first. Both have the height of three rows.
 */
export function KeptOrDeals({ deals }: { readonly deals: readonly TileFacts[] }) {
  const kept = useKept();
  const hasFallen = kept?.some(({ fell }) => fell !== null) ?? false;
  return (
    <section aria-labelledby="kept-or-deals" className={styles.side}>
      <div className={styles.head}>
        <Heading level={2} size={1} id="kept-or-deals">
          {kept === null ? texts.deals : hasFallen ? texts.keptFell : texts.kept}
        </Heading>
      </div>
      <ul className={styles.sideList}>
        {kept === null
          ? deals.map((facts) => <SideRow key={facts.id} facts={facts} />)
          : kept
              .slice(0, ROWS)
              .map(({ facts, fell }) => (
                <SideRow
                  key={facts.id}
                  facts={facts}
                  note={
                    <span className={fell === null ? styles.note : styles.good}>
                      {fell === null ? texts.steady : texts.fell(fell)}
                    </span>
                  }
                />
              ))}
        {kept !== null && kept.length < ROWS && (
          <li className={styles.sideRow}>
            <PageLink href={keptPaths.items} className={styles.rest}>
              {texts.allKept}
            </PageLink>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The kept items of this person; null until they are known, and while there are none. */
function useKept(): readonly KeptRow[] | null {
  const session = useSession();
  const isInterested = useFirstInterest();
  const [rows, setRows] = useState<readonly KeptRow[] | null>(null);
  useEffect(() => {
    if (!isInterested || !mayHaveSaved(session)) return;
    let isWanted = true;
    import('./kept-rows.client.ts')
      .then(({ readKeptRows }) => readKeptRows())
      .then((read) => isWanted && setRows(read.length === 0 ? null : read))
      // The deals stay.
      .catch(() => undefined);
    return () => {
      isWanted = false;
      setRows(null);
    };
  }, [isInterested, session]);
  return rows;
}
