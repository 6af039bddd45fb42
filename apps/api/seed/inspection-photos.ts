import { materialNames, silhouettes } from '@suki/art/art.types';
import { drawItem } from '@suki/art/draw-item';
import { groundColour } from '@suki/art/ground-colour';
import { viewsOf } from '@suki/art/views-of';
import { itemCards } from '@suki/db/queries/catalogue';
import { requiredAngles } from '@suki/domain/config/inspection';
import type { FileId, ItemId, UserId } from '@suki/domain/ids/id';
import sharp from 'sharp';
import type { Dependencies } from '../src/dependencies.ts';
import { uploadFile } from '../src/features/files/upload-file.ts';

/** Wide enough for the large photo of a report, and drawn in a third of the time of a sharp one. */
const WIDTH = 640;

/** Each takes 0.2 s of a processor to draw and to store: six of each item made a start longer. */
const PHOTOS_MIN = 3;

/** Photos of an inspection with words for the buyer; an item gets those of its required angles, then the first ones. */
const shots = [
  { view: 'side', alt: 'The whole item, on the inspection table' },
  { view: 'detail', alt: 'Stitching and material, close up' },
  { view: 'box', alt: 'The item on its box' },
  { view: 'sole', alt: 'The sole' },
  { view: 'lining', alt: 'The lining and its label' },
  { view: 'three-quarter', alt: 'The item from the front quarter' },
] as const;

export type InspectionPhoto = { readonly fileId: FileId; readonly alt: string; readonly angle?: string | undefined };

/** Takes the photos of an item; those of an item are taken once. */
export type PhotosOf = (itemId: ItemId) => Promise<readonly InspectionPhoto[]>;

/**
 * Returns the photos of an inspection: drawn by our own generator from the item of the order, on a ground that looks
 * like a table, and uploaded like every other photo. The photos of an item are made once for all of its orders.
 */
export function inspectionPhotos(inspectorId: UserId, dependencies: Dependencies): PhotosOf {
  const taken = new Map<ItemId, Promise<readonly InspectionPhoto[]>>();
  return (itemId) => {
    const photos = taken.get(itemId) ?? takePhotos({ itemId, inspectorId }, dependencies);
    taken.set(itemId, photos);
    return photos;
  };
}

type Taking = { readonly itemId: ItemId; readonly inspectorId: UserId };

async function takePhotos({ itemId, inspectorId }: Taking, dependencies: Dependencies) {
  const item = (await itemCards(dependencies.pool, [itemId])).get(itemId);
  const silhouette = silhouettes.find((known) => known === item?.art.silhouette);
  if (item === undefined || silhouette === undefined)
    throw new Error(`Expected ${itemId} to be an item with a drawing.`);
  const views = viewsOf(silhouette);
  const { colourway, styleCode: seed, name, art } = item;
  const table = groundColour(colourway, seed).light;
  const material = (wanted: string | undefined) => materialNames.find((known) => known === wanted);
  const materials = { base: material(art.materials?.base), over: material(art.materials?.over) };
  const angles = requiredAngles[item.category];
  const angleOf = (view: string) => angles.find((angle) => angle.view === view)?.id;
  const isAsked = ({ view }: (typeof shots)[number]): boolean => angleOf(view) !== undefined;
  return Promise.all(
    [...shots.filter(isAsked), ...shots.filter((shot) => !isAsked(shot))]
      .filter(({ view }) => views.includes(view))
      .slice(0, Math.max(PHOTOS_MIN, angles.length))
      .map(async ({ view, alt }) => {
        const svg = drawItem({ silhouette, colourway, seed, name, view, materials, ground: table });
        const bytes = await sharp(Buffer.from(svg)).resize(WIDTH).jpeg().toBuffer();
        const stored = await uploadFile({ bytes, ownerId: inspectorId }, dependencies);
        if (!stored.ok) throw new Error(`Expected the drawing ${view} of ${itemId} to be a picture.`);
        return { fileId: stored.fileId, alt, angle: angleOf(view) };
      }),
  );
}
