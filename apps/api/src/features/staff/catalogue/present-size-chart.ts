import type { CatalogueSizeChart } from '@suki/contract/staff/catalogue.schemas';
import { catalogueChangesOf } from '@suki/db/queries/catalogue-changes';
import { shelfVersion } from '@suki/db/queries/catalogue-shelves';
import { chosenCharts, sizeCharts, usedSizes } from '@suki/db/queries/size-charts';
import type { Db } from '@suki/db/statement';
import type { SizeTemplateId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import { presentCatalogueChange } from './present-change.ts';

/** A size chart as the desk sees it; undefined when there is none. */
export async function presentSizeChart(
  id: SizeTemplateId,
  db: Db,
): Promise<z.output<typeof CatalogueSizeChart> | undefined> {
  const chart = (await sizeCharts(db)).find((one) => one.id === id);
  if (chart === undefined) return undefined;
  const version = await shelfVersion(db, `chart ${id}`);
  const used = await usedSizes(db, chart);
  const chosen = (await chosenCharts(db)).filter(({ templateId }) => templateId === id);
  const history = await catalogueChangesOf(db, 'size_chart', id);
  return {
    id,
    name: chart.name,
    version,
    baseSystem: chart.baseSystem,
    systems: [...chart.systems],
    rows: chart.rows.map((labels) => ({ labels, isUsed: used.has(labels[chart.baseSystem] ?? '') })),
    brands: chosen.map(({ brandId, brandName, gender }) => ({ id: brandId, name: brandName, gender })),
    history: history.map(presentCatalogueChange),
  };
}

/**
 * The answer after a change of a chart.
 * @throws Error when it is gone: charts are never deleted.
 */
export async function knownSizeChart(id: SizeTemplateId, db: Db): Promise<z.output<typeof CatalogueSizeChart>> {
  const chart = await presentSizeChart(id, db);
  if (chart === undefined) throw new Error(`Expected the size chart ${id} to exist: it was just written.`);
  return chart;
}
