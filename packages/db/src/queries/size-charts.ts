import type { ShoeGender } from '@suki/domain/catalogue/charts/chart-of-brand';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import type { BrandId, SizeTemplateId } from '@suki/domain/ids/id';
import type { SizeLabels } from '../schema/catalogue.ts';
import { type Db, first, json, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { jobAbout } from './jobs.ts';

export type SizeChart = {
  readonly id: SizeTemplateId;
  readonly name: string;
  readonly baseSystem: SizeSystem;
  readonly systems: readonly SizeSystem[];
  readonly rows: readonly SizeLabels[];
};

const columns = `t.id, t.name, t.base_system as "baseSystem", t.systems, t.rows`;

const chartsStatement = statement<SizeChart>(
  'size-charts.all',
  `select ${columns} from size_templates t order by lower(t.name), t.id`,
);

/** Every size chart by name: a few dozen. */
export async function sizeCharts(db: Db): Promise<readonly SizeChart[]> {
  return await many(db, chartsStatement, []);
}

export type ChosenChart = {
  readonly brandId: BrandId;
  readonly slug: string;
  readonly brandName: string;
  readonly gender: ShoeGender;
  readonly templateId: SizeTemplateId;
};

const chosenStatement = statement<ChosenChart>(
  'size-charts.chosen',
  `select c.brand_id as "brandId", b.slug, b.name as "brandName", c.gender, c.size_template_id as "templateId"
from brand_charts c join brands b on b.id = c.brand_id order by lower(b.name), b.id, c.gender`,
);

/** The charts that editors chose for the shoes of brands; other brands have their usual one. */
export async function chosenCharts(db: Db): Promise<readonly ChosenChart[]> {
  return await many(db, chosenStatement, []);
}

const lockStatement = statement<SizeChart, [SizeTemplateId]>(
  'size-charts.lock',
  `select ${columns} from size_templates t where t.id = $1::text for no key update`,
);

export async function lockSizeChart(tx: Tx, id: SizeTemplateId): Promise<SizeChart | undefined> {
  return await first(tx, lockStatement, [id]);
}

const usedStatement = statement<{ label: string }, [SizeTemplateId, string]>(
  'size-charts.used-sizes',
  `select distinct s.sizes ->> $2::text as label from items i join skus s on s.item_id = i.id where i.size_template_id = $1::text`,
);

/** Returns the sizes of a chart in which items come, by their label in its base system. */
export async function usedSizes(
  db: Db,
  { id, baseSystem }: Pick<SizeChart, 'id' | 'baseSystem'>,
): Promise<ReadonlySet<string>> {
  return new Set((await many(db, usedStatement, [id, baseSystem])).map(({ label }) => label));
}

const addStatement = statement<unknown, [string]>(
  'size-charts.add',
  `insert into size_templates (id, name, base_system, systems, rows)
select id, name, "baseSystem", systems, rows
from jsonb_to_record($1::jsonb) as t (id text, name text, "baseSystem" text, systems text[], rows jsonb)`,
);

export async function addSizeChart(tx: Tx, chart: SizeChart): Promise<void> {
  await touch(tx, addStatement, [json(chart)]);
}

const writeStatement = statement<unknown, [SizeTemplateId, string[], string]>(
  'size-charts.write',
  `update size_templates set systems = $2::text[], rows = $3::jsonb where id = $1::text`,
);
// One statement for all sizes: two of them may exchange their labels.
const relabelStatement = statement<unknown, [SizeTemplateId, string, string]>(
  'size-charts.relabel-sizes',
  `update skus set sizes = r.labels
from jsonb_to_recordset($3::jsonb) as r (was text, labels jsonb), items i
where i.size_template_id = $1::text and skus.item_id = i.id and skus.sizes ->> $2::text = r.was`,
);
const raiseStatement = statement<unknown, [SizeTemplateId]>(
  'size-charts.raise-items',
  `update items set version = version + 1 where size_template_id = $1::text`,
);
const renewStatement = statement<unknown, [SizeTemplateId]>(
  'size-charts.renew-items',
  `select ${jobAbout('renew-item-pages', 'i.id')} from items i where i.status = 'listed' and i.size_template_id = $1::text`,
);

export type WrittenChart = Pick<SizeChart, 'id' | 'baseSystem' | 'systems' | 'rows'> & {
  /** Sizes with new labels, by their label in the base system before. */
  readonly relabelled: readonly { readonly was: string; readonly labels: SizeLabels }[];
};

/**
 * Writes the sizes of a locked chart. The sizes of its items get their new labels and keep their ids; each item counts
 * as edited, and jobs renew the pages and search words of listed ones.
 */
export async function writeSizeChart(
  tx: Tx,
  { id, baseSystem, systems, rows, relabelled }: WrittenChart,
): Promise<void> {
  await touch(tx, writeStatement, [id, [...systems], json(rows)]);
  await touch(tx, raiseStatement, [id]);
  if (relabelled.length > 0) await touch(tx, relabelStatement, [id, baseSystem, json(relabelled)]);
  await touch(tx, renewStatement, [id]);
}

const chooseStatement = statement<unknown, [BrandId, ShoeGender, SizeTemplateId]>(
  'size-charts.choose',
  `insert into brand_charts (brand_id, gender, size_template_id) values ($1, $2, $3)
on conflict (brand_id, gender) do update set size_template_id = excluded.size_template_id`,
);
const unchooseStatement = statement<unknown, [BrandId, ShoeGender]>(
  'size-charts.unchoose',
  `delete from brand_charts where brand_id = $1::text and gender = $2::text`,
);

/** Chooses the chart of the shoes of a brand; null brings the usual one back. */
export async function chooseChart(
  tx: Tx,
  brandId: BrandId,
  { gender, chartId }: { readonly gender: ShoeGender; readonly chartId: SizeTemplateId | null },
): Promise<void> {
  if (chartId === null) await touch(tx, unchooseStatement, [brandId, gender]);
  else await touch(tx, chooseStatement, [brandId, gender, chartId]);
}
