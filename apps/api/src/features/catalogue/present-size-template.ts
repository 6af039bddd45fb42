import type { SizeTemplate as Answer } from '@suki/contract/catalogue/catalogue.schemas';
import type { SizeTemplate } from '@suki/db/queries/catalogue';
import { sizeEntries } from '@suki/domain/catalogue/size-chart';
import type { z } from 'zod';

/** The table keeps the names of size systems as text; the seed and the contract agree on them. */
export function presentSizeTemplate({ id, name, baseSystem, systems, rows }: SizeTemplate): z.output<typeof Answer> {
  return { id, name, baseSystem, systems, rows, chart: sizeEntries(rows) } as z.output<typeof Answer>;
}
