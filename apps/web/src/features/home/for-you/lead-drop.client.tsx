'use client';
import { toId } from '@suki/domain/ids/id';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { itemPath, paths } from '../../../shell/paths.ts';
import { TellMeOfItem } from '../../item/tell-me/tell-me-of-item.client.tsx';
import { ItemLink } from '../../item/tile/item-link.client.tsx';
import { tileOf } from '../../item/tile/tile.view-model.ts';
import { useVisitor } from '../../item/tile/visitor.client.ts';
import { forYouTexts as texts } from './for-you.texts.ts';
import type { DayFacts, LeadFacts } from './for-you.view-model.ts';
import * as styles from './front.css.ts';
import { columnsOf, Picture, paperOf } from './picture.tsx';

/** Names of more letters stand in smaller type. */
const LONG = 26;

/** The drop that stands large: its day, its price, and a way to be told. Without a drop, the first featured item. */
export function LeadDrop({ id, name, art, view, prices, retail, drop }: LeadFacts) {
  const { price } = tileOf(prices, useVisitor());
  return (
    <section aria-labelledby="lead-drop" className={styles.lead} style={paperOf(art)}>
      <p className={styles.leadWhen}>
        <Tag tone="solid">{drop === null ? texts.featured : texts.drop}</Tag>
        {drop !== null && <span>{drop.day}</span>}
      </p>
      <h2 id="lead-drop" className={name.length > LONG ? styles.leadNameLong : styles.leadName}>
        <ItemLink href={itemPath(id)} className={styles.leadLink}>
          {name}
        </ItemLink>
      </h2>
      <Picture
        art={art}
        view={view}
        room="page"
        sizes="(min-width: 900px) 600px, 88vw"
        className={styles.leadArt}
        priority
      />
      {drop !== null && (
        <p className={styles.leadCount}>
          {drop.daysLeft === 0 ? (
            texts.outToday
          ) : (
            <>
              <span className={styles.leadFigure}>{drop.daysLeft}</span> {texts.dayLeft(drop.daysLeft)}
            </>
          )}
        </p>
      )}
      <div className={styles.leadDo}>
        <p className={styles.leadPrice}>
          <span>{texts.lowest}</span>
          <PriceTag size={2}>{price ?? texts.none}</PriceTag>
          <span>
            {[
              retail === null ? texts.noRetail : texts.retail(retail),
              ...(drop === null || drop.waiting === 0 ? [] : [texts.waiting(drop.waiting)]),
            ].join(' · ')}
          </span>
        </p>
        {drop === null ? (
          <Button tone="main" href={itemPath(id)} link={ItemLink}>
            {texts.see}
          </Button>
        ) : (
          <TellMeOfItem itemId={toId('itm', id)} name={name} back={paths.drops} isMain />
        )}
      </div>
    </section>
  );
}

type DropDaysProps = { readonly days: readonly DayFacts[]; readonly allPath: string };

/** The next drops, a column for each. */
export function DropDays({ days, allPath }: DropDaysProps) {
  return (
    <section aria-label={texts.calendar}>
      <ol className={styles.days} style={columnsOf(days.length + 1)}>
        {days.map(({ id, name, art, isTall, figure, when, note }) => (
          <li key={id} className={styles.day}>
            <ItemLink href={itemPath(id)} className={styles.dayLink}>
              <span className={styles.dayHead}>
                <span className={styles.dayFigure}>{figure}</span> <span className={styles.dayWhen}>{when}</span>
              </span>
              {art.view === null ? (
                <span className={styles.dayUp} style={paperOf(art)}>
                  {texts.bigOne}
                </span>
              ) : (
                <Picture art={art} room="thumb" isWhole={isTall} className={styles.dayArt} />
              )}
              <span className={styles.dayName}>{name}</span> <span className={styles.dayNote}>{note}</span>
            </ItemLink>
          </li>
        ))}
        <li className={styles.day}>
          <PageLink href={allPath} className={styles.dayLink}>
            <span className={styles.dayHead}>
              <span className={styles.dayFigure}>+</span>
            </span>
            <span className={styles.dayAll}>{texts.allDrops}</span>
            <span className={styles.dayName}>{texts.allDropsText}</span>
          </PageLink>
        </li>
      </ol>
    </section>
  );
}
