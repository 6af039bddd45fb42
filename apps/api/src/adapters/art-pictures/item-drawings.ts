import { itemCards } from '@suki/db/queries/catalogue';
import { fileById } from '@suki/db/queries/files';
import { photoOfView } from '@suki/domain/catalogue/photo-views';
import { type FileId, isId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import type { FileStore } from '../../ports/file-store.ts';
import type { DrawnPicturesOptions, ItemDrawing } from './drawn-pictures.ts';

/** Finds what an item's pictures are made from: its photographs, or the facts of its drawings. */
export function itemDrawings(pool: Pool, files: FileStore): DrawnPicturesOptions['drawingOf'] {
  return async (itemId, view) => {
    if (!isId('itm', itemId)) return undefined;
    const item = (await itemCards(pool, [itemId])).get(itemId);
    if (item === undefined) return undefined;
    const photo = photoOfView(item.photos, view);
    if (photo !== undefined) return await photograph(photo, { pool, files });
    // Loaded with the first picture, which many processes never serve.
    const [{ artKey }, { artViews, materialNames, silhouettes }] = await Promise.all([
      import('@suki/art/art-key'),
      import('@suki/art/art.types'),
    ]);
    const knownView = artViews.find((known) => known === view);
    const silhouette = silhouettes.find((known) => known === item.art.silhouette);
    if (knownView === undefined || silhouette === undefined) return undefined;
    const { colourway, styleCode: seed, name, art } = item;
    const material = (wanted: string | undefined) => materialNames.find((known) => known === wanted);
    const materials = { base: material(art.materials?.base), over: material(art.materials?.over) };
    const input = { silhouette, view: knownView, colourway, seed, name, materials };
    return { key: artKey(input), isFixed: true, source: async () => ({ input }) };
  };
}

/** A photograph's key is the hash of its bytes, shortened like the key of a drawing. */
async function photograph(
  id: FileId,
  { pool, files }: { readonly pool: Pool; readonly files: FileStore },
): Promise<ItemDrawing | undefined> {
  const file = await fileById(pool, id);
  if (file === undefined) return undefined;
  return {
    isFixed: false,
    key: `photo${file.contentHash.slice(0, 24)}`,
    source: async () => {
      const photo = await files.get(file.contentHash);
      if (photo === undefined) throw new Error(`Expected the bytes of the photograph ${id}.`);
      return { photo };
    },
  };
}
