import { chosenCharts, sizeCharts } from '@suki/db/queries/size-charts';
import type { Db } from '@suki/db/statement';
import { slugOf } from '@suki/domain/catalogue/slug';
import type { NamedTemplate, SizeCharts } from './size-templates.ts';

/** Returns the size charts with the choices of editors: an import reads them once. */
export async function readCharts(db: Db): Promise<SizeCharts> {
  const [charts, choices] = await Promise.all([sizeCharts(db), chosenCharts(db)]);
  const chosen = new Map<string, Record<string, string>>();
  // A row of a file knows its brand by the slug of the typed name.
  for (const { slug, brandName, gender, templateId } of choices) {
    for (const key of new Set([slug, slugOf(brandName)])) {
      chosen.set(key, { ...chosen.get(key), [gender]: templateId });
    }
  }
  return { byId: new Map(charts.map((chart): [string, NamedTemplate] => [chart.id, chart])), chosen };
}
