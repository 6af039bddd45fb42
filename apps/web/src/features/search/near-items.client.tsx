'use client';
import { toId } from '@suki/domain/ids/id';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Hits as Grid } from '@suki/ui/lists/Results/Results';
import { TellMeOfItem } from '../item/tell-me/tell-me-of-item.client.tsx';
import { ItemTile } from '../item/tile/item-tile.client.tsx';
import type { TileFacts } from '../item/tile/tile-facts.ts';

type NearItemsProps = {
  readonly items: readonly TileFacts[];
  /** The address of the search that found nothing. */
  readonly back: string;
};

/** Items near a search without a result, each with a notice of its own: nobody can be told of words alone. */
export function NearItems({ items, back }: NearItemsProps) {
  return (
    <Grid>
      {items.map((facts) => (
        <li key={facts.id}>
          <Stack space={3}>
            <ItemTile facts={facts} />
            <div>
              <TellMeOfItem itemId={toId('itm', facts.id)} name={facts.name} back={back} />
            </div>
          </Stack>
        </li>
      ))}
    </Grid>
  );
}
