import { altText } from '@suki/art/alt-text';
import { silhouettes } from '@suki/art/art.types';
import { groundColour } from '@suki/art/ground-colour';
import { viewsOf } from '@suki/art/views-of';
import type { Art } from '@suki/contract/catalogue/catalogue.schemas';
import type { ItemCard } from '@suki/db/queries/catalogue';
import { photoViews } from '@suki/domain/catalogue/photo-views';
import type { ItemId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';

type Drawn = Pick<ItemCard, 'name' | 'art' | 'photos' | 'colourway' | 'styleCode'> & { readonly id: ItemId };

/** The pictures of an item. Their addresses are made here, because only the API knows its own address. */
export function presentArt(
  { id, name, art, photos, colourway, styleCode }: Drawn,
  { API_URL }: Pick<Environment, 'API_URL'>,
): z.output<typeof Art> {
  return {
    url: `${API_URL}/art/${id}`,
    // Photographs stand in the place of drawings, under the same address.
    views: photos.length > 0 ? photoViews(name, photos.length) : viewsIn({ name, silhouette: art.silhouette }),
    ground: groundColour(colourway, styleCode),
  };
}

/** The catalogue keeps the silhouette as text; a silhouette that the generator does not know has no pictures. */
function viewsIn({ name, silhouette }: { readonly name: string; readonly silhouette: string }) {
  const known = silhouettes.find((one) => one === silhouette);
  return known === undefined
    ? []
    : viewsOf(known).map((view) => ({ view, alt: altText({ name, silhouette: known, view }) }));
}
