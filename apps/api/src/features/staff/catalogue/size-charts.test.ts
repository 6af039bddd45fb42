import { seedReferenceData } from '@suki/db/seed/seed-catalogue';
import type { SizeTemplateId } from '@suki/domain/ids/id';
import { beforeAll, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const cara = { uid: 'cara', name: 'Cara Mendoza', roles: ['catalogue'] as const };
const guest = { uid: 'looks-at-the-shop', isAnonymous: true } as const;
const reason = 'The maker has printed a new chart.';
const UNKNOWN = 'szt_0000000000' as SizeTemplateId;

beforeAll(() => seedReferenceData(world.pool));

const listCharts = async () => (await world.api.callAs(cara, 'listSizeCharts')).answer().charts;
const houseId = async () =>
  (await listCharts()).find(({ name }) => name === 'Shoes, house chart')?.id as SizeTemplateId;
const getChart = async (id: SizeTemplateId) =>
  (await world.api.callAs(cara, 'getSizeChart', { params: { id } })).answer();
const newChart = async (name: string) =>
  (await world.api.callAs(cara, 'createSizeChart', { body: { name, copyOf: await houseId() } })).answer();
type Chart = Awaited<ReturnType<typeof getChart>>;
type Row = { was: string | null; labels: Record<string, string> };
const rowsOf = ({ rows, baseSystem }: Chart): Row[] =>
  rows.map(({ labels }) => ({ was: labels[baseSystem] ?? null, labels: { ...labels } as Record<string, string> }));
const save = ({ id, version }: Pick<Chart, 'id' | 'version'>, rows: readonly Row[]) =>
  world.api.callAs(cara, 'saveSizeChart', { params: { id }, body: { version, rows, reason } });
const newBrand = async (name: string) =>
  (await world.api.callAs(cara, 'createCatalogueBrand', { body: { name } })).answer();
const choose = (id: string, chartId: string | null, gender = 'men') =>
  world.api.callAs(cara, 'chooseBrandChart', { params: { id }, body: { gender, chartId, reason } });
const newShoe = async (brand: string, sizes: string) =>
  (
    await world.api.callAs(cara, 'createCatalogueItem', {
      body: {
        name: `${brand} Runner`,
        brand,
        model: '',
        colorway: '',
        styleCode: '',
        category: 'shoes',
        gender: 'men',
        retailPrice: '',
        releaseDate: '',
        sizes,
      },
    })
  ).answer();

describe('a size chart', () => {
  test('is listed by name, and shows its sizes and which of them items come in', async () => {
    shows('listSizeCharts success', 'getSizeChart success', 'createSizeChart success');
    const chart = await newChart('Yapak, men');
    expect((await listCharts()).map(({ name }) => name)).toContain('Yapak, men');
    const brand = await newBrand('Yapak');
    await choose(brand.id, chart.id);
    await newShoe('Yapak', '9;10');
    const known = await getChart(chart.id);
    expect(known.rows.filter(({ isUsed }) => isUsed).map(({ labels }) => labels.us_m)).toEqual(['9', '10']);
    expect(known.brands).toEqual([{ id: brand.id, name: 'Yapak', gender: 'men' }]);
    expect(known.history[0]).toMatchObject({
      byName: 'Cara Mendoza',
      changes: [{ field: 'name', after: 'Yapak, men' }],
    });
  });

  test('in use keeps the ids, asks and bids of its sizes: their labels change everywhere', async () => {
    shows('saveSizeChart success');
    const chart = await newChart('Hakbang, men');
    await choose((await newBrand('Hakbang')).id, chart.id);
    const item = await newShoe('Hakbang', '9;9.5');
    const rows = rowsOf(chart).map((row) =>
      row.was === '9' ? { ...row, labels: { ...row.labels, eu: '42 2/3' } } : row,
    );
    const saved = (await save(chart, [...rows, { was: null, labels: { us_m: '14', eu: '48 2/3' } }])).answer();
    expect(saved.version).toBe(chart.version + 1);
    expect(saved.rows.at(-1)).toEqual({ labels: { us_m: '14', eu: '48 2/3' }, isUsed: false });
    expect(saved.history[0]).toMatchObject({ byName: 'Cara Mendoza', reason, subject: 'size_chart' });
    expect(saved.history[0]?.changes[0]?.after).toContain('9 (EU 42 2/3');
    const after = (await world.api.callAs(cara, 'getCatalogueItem', { params: { id: item.id } })).answer();
    expect(after.sizes.map(({ skuId }) => skuId)).toEqual(item.sizes.map(({ skuId }) => skuId));
    expect(after.sizes.map(({ sizes }) => sizes.eu)).toEqual(['42 2/3', '43']);
    expect(after.version).toBe(item.version + 1);
    const shown = (await world.api.callAs(guest, 'getSizeTemplate', { params: { id: chart.id } })).answer();
    expect(shown.rows.find((row) => row.us_m === '9')?.eu).toBe('42 2/3');
    const jobs = await world.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'renew-item-pages' and key like '%' || $1`,
      [item.id],
    );
    expect(jobs.rowCount).toBe(1);
  });

  test('can exchange the labels of two sizes, and each size stays with its items', async () => {
    const chart = await newChart('Palit, men');
    await choose((await newBrand('Palit')).id, chart.id);
    const item = await newShoe('Palit', '9;10');
    const other: Readonly<Record<string, string>> = { 9: '10', 10: '9' };
    const rows = rowsOf(chart).map((row) =>
      row.was === '9' || row.was === '10' ? { ...row, labels: { us_m: other[row.was] ?? '' } } : row,
    );
    expect((await save(chart, rows)).status).toBe(200);
    const after = (await world.api.callAs(cara, 'getCatalogueItem', { params: { id: item.id } })).answer();
    expect(after.sizes.map(({ skuId, sizes }) => [skuId, sizes.us_m])).toEqual([
      [item.sizes[0]?.skuId, '10'],
      [item.sizes[1]?.skuId, '9'],
    ]);
  });

  test('loses a size that no item comes in, and not one that is sold', async () => {
    shows('saveSizeChart SIZE_IN_USE');
    const chart = await newChart('Sapin, men');
    await choose((await newBrand('Sapin')).id, chart.id);
    await newShoe('Sapin', '9');
    const without = (label: string) => rowsOf(chart).filter(({ was }) => was !== label);
    const refused = await save(chart, without('9'));
    expect([refused.status, refusalIn(refused).reason]).toEqual([409, 'SIZE_IN_USE']);
    expect(refusalIn(refused).details).toEqual({ sizes: ['9'] });
    const saved = (await save(chart, without('13'))).answer();
    expect(saved.rows.map(({ labels }) => labels.us_m)).not.toContain('13');
  });

  test('that a colleague has saved meanwhile, or whose labels are wrong, is refused label by label', async () => {
    const chart = await newChart('Bakas, men');
    const [first, ...rest] = rowsOf(chart);
    const wrong = await save(chart, [{ was: first?.was ?? null, labels: { us_m: '', eu: 'x'.repeat(20) } }, ...rest]);
    expect(refusalIn(wrong)).toMatchObject({
      reason: 'VALIDATION',
      details: {
        fields: [
          { field: 'body.rows.0.labels.us_m', rule: 'Every size needs this label.' },
          { field: 'body.rows.0.labels.eu' },
        ],
      },
    });
    expect((await save(chart, rest)).status).toBe(200);
    expect(refusalIn(await save(chart, rest)).reason).toBe('CONFLICT');
  });

  test('that does not exist is refused, and so is a name that is taken or none', async () => {
    shows(
      'getSizeChart SIZE_TEMPLATE_NOT_FOUND',
      'saveSizeChart SIZE_TEMPLATE_NOT_FOUND',
      'createSizeChart SIZE_TEMPLATE_NOT_FOUND',
      'createSizeChart SIZE_CHART_EXISTS',
    );
    const get = await world.api.callAs(cara, 'getSizeChart', { params: { id: UNKNOWN } });
    expect(refusalIn(get).reason).toBe('SIZE_TEMPLATE_NOT_FOUND');
    const rows = [{ was: null, labels: { us_m: '9' } }];
    expect(refusalIn(await save({ id: UNKNOWN, version: 0 }, rows)).reason).toBe('SIZE_TEMPLATE_NOT_FOUND');
    const create = (name: string, copyOf: SizeTemplateId) =>
      world.api.callAs(cara, 'createSizeChart', { body: { name, copyOf } });
    expect(refusalIn(await create('Wala, men', UNKNOWN)).reason).toBe('SIZE_TEMPLATE_NOT_FOUND');
    expect(refusalIn(await create('SHOES, HOUSE CHART', await houseId())).reason).toBe('SIZE_CHART_EXISTS');
    expect(refusalIn(await create('x', await houseId()))).toMatchObject({
      reason: 'VALIDATION',
      details: { fields: [{ field: 'body.name' }] },
    });
  });

  test('that an editor saved outlives a start of the demo, and the others follow it', async () => {
    const house = await getChart(await houseId());
    const rows = rowsOf(house).map((row) => (row.was === '5' ? { ...row, labels: { ...row.labels, eu: '37' } } : row));
    await save(house, rows);
    await seedReferenceData(world.pool);
    expect((await getChart(house.id)).rows[0]?.labels.eu).toBe('37');
  });
});

describe('the chart of a brand', () => {
  test('is the usual one until an editor chooses another; new items get it, and the history says why', async () => {
    shows('listBrandCharts success', 'chooseBrandChart success');
    const brand = await newBrand('Lakbay');
    const chart = await newChart('Lakbay, men');
    const charts = async () =>
      (await world.api.callAs(cara, 'listBrandCharts', { params: { id: brand.id } }))
        .answer()
        .charts.map(({ gender, chart: { name }, isChosen }) => [gender, name, isChosen]);
    expect(await charts()).toEqual([
      ['men', 'Shoes, house chart', false],
      ['women', 'Shoes, house chart, women', false],
      ['kids', 'Shoes, house chart, kids', false],
    ]);
    await choose(brand.id, chart.id);
    expect((await charts())[0]).toEqual(['men', 'Lakbay, men', true]);
    expect((await newShoe('Lakbay', '9')).sizeTemplate.id).toBe(chart.id);
    const [line] = (await world.api.callAs(cara, 'listCatalogueChanges', { query: { limit: 10 } }))
      .answer()
      .items.filter(({ subject }) => subject === 'brand');
    expect(line).toMatchObject({
      name: 'Lakbay',
      reason,
      changes: [{ field: 'chart', before: 'men: Shoes, house chart', after: 'men: Lakbay, men' }],
    });
    await choose(brand.id, null);
    expect((await charts())[0]).toEqual(['men', 'Shoes, house chart', false]);
  });

  test('of a brand or a chart that does not exist is refused', async () => {
    shows(
      'listBrandCharts BRAND_NOT_FOUND',
      'chooseBrandChart BRAND_NOT_FOUND',
      'chooseBrandChart SIZE_TEMPLATE_NOT_FOUND',
    );
    const list = await world.api.callAs(cara, 'listBrandCharts', { params: { id: 'brd_0000000000' } });
    expect(refusalIn(list).reason).toBe('BRAND_NOT_FOUND');
    expect(refusalIn(await choose('brd_0000000000', null)).reason).toBe('BRAND_NOT_FOUND');
    const brand = await newBrand('Walang Sukat');
    expect(refusalIn(await choose(brand.id, UNKNOWN)).reason).toBe('SIZE_TEMPLATE_NOT_FOUND');
  });
});
