import { catalogueSizeTemplates } from '@suki/db/seed/catalogue/size-templates.table';
import type { NamedTemplate, SizeCharts } from '../../src/item-rows/size-templates.ts';

/** The size charts of the seed, while no editor has chosen another one for a brand. */
export function seededCharts(): SizeCharts {
  const charts = catalogueSizeTemplates.map(({ id, name, baseSystem, rows }): [string, NamedTemplate] => [
    id,
    { id, name, baseSystem, rows: rows as NamedTemplate['rows'] },
  ]);
  return { byId: new Map(charts), chosen: new Map() };
}
