import { altText } from '@suki/art/alt-text';
import { silhouettes } from '@suki/art/art.types';
import { groundColour } from '@suki/art/ground-colour';
import { viewsOf } from '@suki/art/views-of';
import type { ItemCard as Card } from '@suki/contract/catalogue/catalogue.schemas';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import type { Brand, ItemCard } from '@suki/db/queries/catalogue';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';

type Addresses = Pick<Environment, 'API_URL'>;

/** Presents an item for lists. Addresses of pictures are made here, because only the API knows its own address. */
export function presentItemCard({ brands, art, ...card }: ItemCard, environment: Addresses): z.output<typeof Card> {
  return withSpecificationNames('item', {
    ...card,
    brand: brands.map((brand) => presentBrand(brand, environment)),
    art: {
      url: `${environment.API_URL}/art/${card.id}`,
      views: viewsIn({ name: card.name, silhouette: art.silhouette }),
      ground: groundColour(card.colourway),
    },
    // The product has no labels and no promotions yet (ADR 0110).
    labels: { brand: brands[0]?.name ?? null, label: null, promotion: null },
  });
}

/** The catalogue keeps the silhouette as text; a silhouette that the generator does not know has no pictures. */
function viewsIn({ name, silhouette }: { readonly name: string; readonly silhouette: string }) {
  const known = silhouettes.find((one) => one === silhouette);
  return known === undefined
    ? []
    : viewsOf(known).map((view) => ({ view, alt: altText({ name, silhouette: known, view }) }));
}

function presentBrand({ id, name, slug }: Pick<Brand, 'id' | 'name' | 'slug'>, { API_URL }: Addresses) {
  return { id, name, logoUrl: `${API_URL}/brand/${slug}.svg` };
}
