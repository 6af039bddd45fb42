'use client';
import { toId } from '@suki/domain/ids/id';
import { itemPath, paths } from '../../../shell/paths.ts';
import { TellMeOfItem } from '../../item/tell-me/tell-me-of-item.client.tsx';
import { ItemLink } from '../../item/tile/item-link.client.tsx';
import { tileOf } from '../../item/tile/tile.view-model.ts';
import { useVisitor } from '../../item/tile/visitor.client.ts';
import { Picture } from '../for-you/picture.tsx';
import type { DropFacts } from './drop-calendar.view-model.ts';
import * as styles from './drops.css.ts';
import { dropsTexts as texts } from './drops.texts.ts';

/** A drop of the calendar: its picture, its prices, and the way to be told. */
export function DropRow({ id, name, art, isTall, prices, retail, waiting }: DropFacts) {
  const { price } = tileOf(prices, useVisitor());
  return (
    <li className={styles.drop}>
      <ItemLink href={itemPath(id)} className={styles.dropLink}>
        <Picture
          art={art}
          room="card"
          sizes="(min-width: 900px) 220px, 70vw"
          isWhole={isTall}
          className={styles.dropArt}
        />
        <span>
          <span className={styles.dropName}>{name}</span> <span className={styles.small}>{retail}</span>{' '}
          <span className={styles.small}>
            {[price === null ? null : texts.listed(price), waiting].filter((text) => text !== null).join(' · ')}
          </span>
        </span>
      </ItemLink>
      <span>
        <TellMeOfItem itemId={toId('itm', id)} name={name} back={paths.drops} />
      </span>
    </li>
  );
}
