import { itemCards } from '@suki/db/queries/catalogue';
import { isId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import type { DrawnPicturesOptions } from './drawn-pictures.ts';

/** Makes the drawings of our catalogue's items from the facts of each item. */
export function itemDrawings(pool: Pool): DrawnPicturesOptions['drawingOf'] {
  return async (itemId, view) => {
    if (!isId('itm', itemId)) return undefined;
    // Loaded with the first picture, which many processes never serve.
    const [{ artKey }, { artViews, materialNames, silhouettes }] = await Promise.all([
      import('@suki/art/art-key'),
      import('@suki/art/art.types'),
    ]);
    const item = (await itemCards(pool, [itemId])).get(itemId);
    const knownView = artViews.find((known) => known === view);
    const silhouette = silhouettes.find((known) => known === item?.art.silhouette);
    if (item === undefined || knownView === undefined || silhouette === undefined) return undefined;
    const { colourway, styleCode: seed, name, art } = item;
    const material = (wanted: string | undefined) => materialNames.find((known) => known === wanted);
    const materials = { base: material(art.materials?.base), over: material(art.materials?.over) };
    const input = { silhouette, view: knownView, colourway, seed, name, materials };
    return { key: artKey(input), input };
  };
}
