'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import type { ItemCard as Item, ItemId } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Grid } from '@suki/ui/foundations/Grid/Grid';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { ItemCard } from '@suki/ui/market/ItemCard/ItemCard';
import { ItemArt } from '../../catalogue/item-art.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { sellTexts } from './sell.texts.ts';

export type SellItemsProps = {
  readonly items: readonly Item[];
  /** Where the card of an item leads. */
  readonly hrefOf: (itemId: ItemId) => string;
  readonly onShowAll: () => void;
};

/** Items to choose from, as cards. */
export function SellItems({ items, hrefOf, onShowAll }: SellItemsProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        level={3}
        title={sellTexts.noMatchTitle}
        action={<Button onClick={onShowAll}>{sellTexts.showAll}</Button>}
      >
        {sellTexts.noMatch}
      </EmptyState>
    );
  }
  return (
    <Grid as="ul" rowSpace={8}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard
            href={hrefOf(item.id)}
            link={PageLink}
            name={item.name}
            detail={item.lowestAsk === null ? sellTexts.noAsk : sellTexts.lowestAsk(formatMoney(item.lowestAsk))}
            art={<ItemArt item={item} sizes="(min-width: 900px) 184px, 45vw" />}
          />
        </li>
      ))}
    </Grid>
  );
}
