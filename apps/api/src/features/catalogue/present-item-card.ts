import type { ItemCard as Card } from '@suki/contract/catalogue/catalogue.schemas';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import type { Brand, ItemCard } from '@suki/db/queries/catalogue';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';
import { presentArt } from './present-art.ts';

type Addresses = Pick<Environment, 'API_URL'>;

/** Presents an item for lists. */
export function presentItemCard({ brands, art, ...card }: ItemCard, environment: Addresses): z.output<typeof Card> {
  return withSpecificationNames('item', {
    ...card,
    brand: brands.map((brand) => presentBrand(brand, environment)),
    art: presentArt({ ...card, art }, environment),
    // The product has no labels and no promotions yet (ADR 0110).
    labels: { brand: brands[0]?.name ?? null, label: null, promotion: null },
  });
}

/** Presents a brand with the address of its mark. */
export function presentBrand({ id, name, slug }: Pick<Brand, 'id' | 'name' | 'slug'>, { API_URL }: Addresses) {
  return { id, name, logoUrl: `${API_URL}/brand/${slug}.svg` };
}
