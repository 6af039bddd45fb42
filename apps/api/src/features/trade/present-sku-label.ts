import type { SkuLabel } from '@suki/contract/asks/asks.schemas';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import type { Sku } from '@suki/db/queries/catalogue';
import type { z } from 'zod';

/** A size by its labels; the table keeps the names of size systems as text. */
export function presentSkuLabel({ id, sizes }: Pick<Sku, 'id' | 'sizes'>): z.output<typeof SkuLabel> {
  return withSpecificationNames('sku', { id, sizes } as Pick<z.output<typeof SkuLabel>, 'id' | 'sizes'>);
}
