import type { BrandChart } from '@suki/contract/staff/catalogue.schemas';
import type { Brand } from '@suki/db/queries/catalogue';
import { lockBrand } from '@suki/db/queries/catalogue-brands';
import { noteCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { brandsById } from '@suki/db/queries/catalogue-desk';
import { chooseChart, chosenCharts, sizeCharts } from '@suki/db/queries/size-charts';
import type { Db } from '@suki/db/statement';
import { withTransaction } from '@suki/db/tx';
import type { z } from 'zod';
import type { Handler } from '../../../http/handler.ts';
import { usualChart } from '../../../item-rows/size-templates.ts';

const genders = ['men', 'women', 'kids'] as const;

/** The charts that new shoes of a brand get: those that an editor chose, else the usual ones. */
async function presentBrandCharts(db: Db, { id, slug }: Brand): Promise<z.output<typeof BrandChart>[]> {
  const names = new Map((await sizeCharts(db)).map((chart) => [chart.id, chart.name]));
  const chosen = (await chosenCharts(db)).filter(({ brandId }) => brandId === id);
  return genders.map((gender) => {
    const choice = chosen.find((one) => one.gender === gender)?.templateId;
    const chartId = choice ?? usualChart(slug, gender);
    return { gender, chart: { id: chartId, name: names.get(chartId) ?? '' }, isChosen: choice !== undefined };
  });
}

export const listBrandCharts: Handler<'listBrandCharts'> = async ({ params, refuse }, { pool }) => {
  const brand = (await brandsById(pool, [params.id])).get(params.id);
  if (brand === undefined) throw refuse('BRAND_NOT_FOUND');
  return { charts: await presentBrandCharts(pool, brand) };
};

/** `PUT /staff/catalogue/brand/{id}/chart`. Items keep their chart, because their sizes are of it (ADR 0186). */
export const chooseBrandChart: Handler<'chooseBrandChart'> = async (
  { params, body: { gender, chartId, reason }, caller, refuse },
  { pool, clock },
) => ({
  charts: await withTransaction(pool, async (tx) => {
    const brand = await lockBrand(tx, params.id);
    if (brand === undefined) throw refuse('BRAND_NOT_FOUND');
    const isKnown = chartId === null || (await sizeCharts(tx)).some(({ id }) => id === chartId);
    if (!isKnown) throw refuse('SIZE_TEMPLATE_NOT_FOUND');
    const nameOf = async () => {
      const chart = (await presentBrandCharts(tx, brand)).find((one) => one.gender === gender);
      return `${gender}: ${chart?.chart.name ?? ''}`;
    };
    const before = await nameOf();
    await chooseChart(tx, brand.id, { gender, chartId });
    const after = await nameOf();
    if (before !== after) {
      await noteCatalogueChanges(
        tx,
        [{ subject: 'brand', subjectId: brand.id, before: { chart: before }, after: { chart: after } }],
        { byId: caller.userId, at: clock.now(), reason },
      );
    }
    return await presentBrandCharts(tx, brand);
  }),
});
