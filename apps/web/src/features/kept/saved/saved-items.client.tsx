'use client';
import { useSavedItems } from '@suki/sdk/hooks/kept';
import type { ItemId, SavedItemCard } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { Grid } from '@suki/ui/foundations/Grid/Grid';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { useState } from 'react';
import { WithSession } from '../../../shell/with-session.client.tsx';
import { ItemTile } from '../../item/tile/item-tile.client.tsx';
import { tileFactsOf } from '../../item/tile/tile-facts.ts';
import { GridSkeleton } from '../grid-skeleton.tsx';
import { useHearts } from '../hearts/use-hearts.client.ts';
import { keptTexts } from '../kept.texts.ts';
import { KeptList } from '../kept-list.client.tsx';
import { priceDrop, toggled } from './saved-items.view-model.ts';
import { SavedItemsBar } from './saved-items-bar.client.tsx';

/** The saved items: cards with their prices now, bulk removal, and the link of the wish list. */
export function SavedItems() {
  return (
    <WithSession fallback={<GridSkeleton />}>
      <Items />
    </WithSession>
  );
}

function Items() {
  const list = useSavedItems();
  useHearts({ isAtOnce: true });
  return (
    <KeptList list={list} skeleton={<GridSkeleton />} empty={keptTexts.items.empty}>
      {(rows) => <Shown rows={rows} />}
    </KeptList>
  );
}

function Shown({ rows }: { readonly rows: readonly SavedItemCard[] }) {
  /** The chosen items; null while nobody chooses. */
  const [chosen, setChosen] = useState<readonly ItemId[] | null>(null);
  return (
    <Stack space={5}>
      <SavedItemsBar chosen={chosen} onChange={setChosen} />
      <Grid rowSpace={8} as="ul">
        {rows.map((row) => (
          <li key={row.id}>
            <ItemTile facts={tileFactsOf(row.item)} />
            <Fell row={row} />
            {chosen !== null && (
              <CheckboxField
                label={
                  <>
                    {keptTexts.items.select} <VisuallyHidden>{row.item.name}</VisuallyHidden>
                  </>
                }
                checked={chosen.includes(row.itemId)}
                onChange={() => setChosen(toggled(chosen, row.itemId))}
              />
            )}
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function Fell({ row }: { readonly row: SavedItemCard }) {
  const drop = priceDrop(row);
  return drop === null ? null : (
    <Text size="label" tone="positive" numeric>
      {keptTexts.items.fell(drop)}
    </Text>
  );
}
