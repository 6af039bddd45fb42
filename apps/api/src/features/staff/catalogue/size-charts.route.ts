import { ConflictError } from '@suki/db/conflict-error';
import { noteCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { raiseShelfVersion } from '@suki/db/queries/catalogue-shelves';
import { addSizeChart, lockSizeChart, sizeCharts, usedSizes, writeSizeChart } from '@suki/db/queries/size-charts';
import { withTransaction } from '@suki/db/tx';
import { chartDifference, editChart, problemsOfChart } from '@suki/domain/catalogue/chart-edit';
import { chartProblemsEn } from '@suki/domain/texts/chart-problems.en';
import { validateChartName } from '@suki/domain/validators/item-text';
import type { Handler } from '../../../http/handler.ts';
import { validationRefusal } from '../../../http/read-input.ts';
import { validated } from '../../../http/validated.ts';
import { knownSizeChart, presentSizeChart } from './present-size-chart.ts';

export const listSizeCharts: Handler<'listSizeCharts'> = async (_call, { pool }) => ({
  charts: (await sizeCharts(pool)).map(({ id, name, baseSystem, rows }) => ({
    id,
    name,
    baseSystem,
    sizeCount: rows.length,
  })),
});

export const getSizeChart: Handler<'getSizeChart'> = async ({ params, refuse }, { pool }) => {
  const chart = await presentSizeChart(params.id, pool);
  if (chart === undefined) throw refuse('SIZE_TEMPLATE_NOT_FOUND');
  return chart;
};

/** `POST /staff/catalogue/chart`. Charts are told apart by their names, in files and in refusals. */
export const createSizeChart: Handler<'createSizeChart'> = async ({ body, caller, refuse }, { pool, ids, clock }) => {
  const { name } = validated({ name: validateChartName(body.name) });
  const id = ids.next('szt');
  await withTransaction(pool, async (tx) => {
    const original = await lockSizeChart(tx, body.copyOf);
    if (original === undefined) throw refuse('SIZE_TEMPLATE_NOT_FOUND');
    const isThere = (await sizeCharts(tx)).some((chart) => chart.name.toLowerCase() === name.toLowerCase());
    if (isThere) throw refuse('SIZE_CHART_EXISTS');
    await addSizeChart(tx, { ...original, id, name });
    const change = { subject: 'size_chart', subjectId: id, before: { name: null }, after: { name } } as const;
    await noteCatalogueChanges(tx, [change], { byId: caller.userId, at: clock.now(), reason: null });
  });
  return await knownSizeChart(id, pool);
};

/** `PUT /staff/catalogue/chart/{id}` (ADR 0186). */
export const saveSizeChart: Handler<'saveSizeChart'> = async (
  { params: { id }, body, caller, refuse },
  { pool, clock },
) => {
  await withTransaction(pool, async (tx) => {
    const chart = await lockSizeChart(tx, id);
    if (chart === undefined) throw refuse('SIZE_TEMPLATE_NOT_FOUND');
    const raised = await raiseShelfVersion(tx, `chart ${id}`);
    if (raised !== body.version + 1) throw new ConflictError('size chart', id, `of version ${body.version}`);
    const problems = problemsOfChart(chart, body.rows);
    if (problems.length > 0) {
      throw validationRefusal(
        problems.map(({ row, system, problem }) => ({
          field: `body.rows.${row}.labels.${system}`,
          rule: chartProblemsEn[problem],
        })),
      );
    }
    const edit = editChart(chart, body.rows);
    const used = edit.removed.length === 0 ? new Set<string>() : await usedSizes(tx, chart);
    const kept = edit.removed.filter((label) => used.has(label));
    if (kept.length > 0) throw refuse('SIZE_IN_USE', { details: { sizes: kept } });
    const sizes = chartDifference(chart, edit.rows);
    if (sizes.before === sizes.after) return;
    await writeSizeChart(tx, { ...edit, id, baseSystem: chart.baseSystem });
    await noteCatalogueChanges(
      tx,
      [{ subject: 'size_chart', subjectId: id, before: { sizes: sizes.before }, after: { sizes: sizes.after } }],
      { byId: caller.userId, at: clock.now(), reason: body.reason },
    );
  });
  return await knownSizeChart(id, pool);
};
