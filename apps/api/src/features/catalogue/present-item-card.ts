import type { ItemCard as Card } from '@suki/contract/items/items.schemas';
import { artViewsOf } from '@suki/art/art-views-of';
import { groundColour } from '@suki/art/ground-colour';
import type { Brand, ItemCard } from '@suki/db/queries/catalogue';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';

type Addresses = Pick<Environment, 'API_URL'>;

/** An item as lists show it; addresses of pictures are made here, because only the API knows its own. */
export function presentItemCard({ brands, art, ...card }: ItemCard, environment: Addresses): z.output<typeof Card> {
  return {
    ...card,
    brand: brands.map((brand) => presentBrand(brand, environment)),
    art: {
      url: `${environment.API_URL}/art/${card.id}`,
      views: artViewsOf(art.silhouette).map(({ view, label }) => ({ view, alt: `${card.name}, ${label}` })),
      ground: groundColour(card.colourway),
    },
  };
}

function presentBrand({ id, name, slug }: Pick<Brand, 'id' | 'name' | 'slug'>, { API_URL }: Addresses) {
  return { id, name, logoUrl: `${API_URL}/brand/${slug}.svg` };
}
