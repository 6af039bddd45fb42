'use client';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { useFirstInterest } from '../../../shell/live/first-interest.ts';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { itemPath, keptPaths } from '../../../shell/paths.ts';
import { mayHaveSeen, remembersItems } from '../../item/footprint/footprint-choice.ts';
import { ItemLink } from '../../item/tile/item-link.client.tsx';
import { tileOf } from '../../item/tile/tile.view-model.ts';
import type { TileFacts } from '../../item/tile/tile-facts.ts';
import { useVisitor } from '../../item/tile/visitor.client.ts';
import * as styles from './blocks.css.ts';
import { forYouTexts as texts } from './for-you.texts.ts';
import * as market from './market.css.ts';
import { Picture } from './picture.tsx';

/** Items that the strip shows. */
const SHOWN = 5;

/** How it works, the same for everybody; in its place, for whoever looked at items here, those, in a room as high. */
export function LeftOff() {
  const visitor = useVisitor();
  const seen = useSeen();
  return (
    <section aria-labelledby="left-off" className={styles.leftOff}>
      <div className={market.head}>
        <Heading level={2} size={1} id="left-off">
          {seen === null ? texts.steps.title : texts.seen}
        </Heading>
        {seen !== null && (
          <PageLink href={keptPaths.recent} className={styles.moreLink}>
            {texts.allSeen}
          </PageLink>
        )}
      </div>
      {seen === null ? (
        <ol className={styles.strip}>
          {texts.steps.list.map(({ id, lead, text }) => (
            <li key={id} className={styles.step}>
              <b>{lead}.</b> {text}
            </li>
          ))}
        </ol>
      ) : (
        <ul className={styles.strip}>
          {seen.map(({ id, name, art, prices }) => (
            <li key={id}>
              <ItemLink href={itemPath(id)} className={styles.seenLink}>
                <Picture art={art} room="thumb" isWhole className={styles.seenArt} />
                <span>
                  <span className={styles.clamp}>{name}</span> <b>{tileOf(prices, visitor).price}</b>
                </span>
              </ItemLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The items that this person looked at; null until they are known, and while there are none. */
function useSeen(): readonly TileFacts[] | null {
  const session = useSession();
  const isInterested = useFirstInterest();
  const [items, setItems] = useState<readonly TileFacts[] | null>(null);
  useEffect(() => {
    if (!isInterested || !mayHaveSeen(session) || !remembersItems()) return;
    let isWanted = true;
    import('./seen-items.client.ts')
      .then(({ readSeenItems }) => readSeenItems(SHOWN))
      .then((read) => isWanted && setItems(read.length === 0 ? null : read))
      // The steps stay.
      .catch(() => undefined);
    return () => {
      isWanted = false;
      setItems(null);
    };
  }, [isInterested, session]);
  return items;
}
