'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import type { ItemCard as Item } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Grid } from '@suki/ui/foundations/Grid/Grid';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { ItemCard } from '@suki/ui/market/ItemCard/ItemCard';
import { ItemArt } from '../../catalogue/item-art.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { sellFormPath } from '../../shell/paths.ts';
import { sellTexts } from './sell.texts.ts';

/** Items to choose from; a card leads to the sell page of its item. */
export function SellItems({ items, onShowAll }: { readonly items: readonly Item[]; readonly onShowAll: () => void }) {
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
            href={sellFormPath({ itemId: item.id })}
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
