import { type ItemCard, itemCards } from '@suki/db/queries/catalogue';
import { isId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import type { DrawnPicturesOptions } from './drawn-pictures.ts';

/** The drawing of a view of an item of our catalogue, from what the item says of itself. */
export function drawItem(pool: Pool): DrawnPicturesOptions['draw'] {
  return async (itemId, view) => {
    if (!isId('itm', itemId)) return undefined;
    const item = (await itemCards(pool, [itemId])).get(itemId);
    return item === undefined ? undefined : await drawView(item, view);
  };
}

async function drawView(item: ItemCard, view: string): Promise<string | undefined> {
  // Loaded with the first picture: the outlines are the largest part of our own code.
  const [{ drawArt }, { artViews, silhouettes }] = await Promise.all([
    import('@suki/art/draw-art'),
    import('@suki/art/art.types'),
  ]);
  const knownView = artViews.find((known) => known === view);
  const silhouette = silhouettes.find((known) => known === item.art.silhouette);
  if (knownView === undefined || silhouette === undefined) return undefined;
  return drawArt({
    silhouette,
    view: knownView,
    colourway: item.colourway,
    seed: item.styleCode,
    name: item.name,
    materials: item.art.materials,
  });
}
