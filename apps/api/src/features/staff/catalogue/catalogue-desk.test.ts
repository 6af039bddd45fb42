import { insertFile } from '@suki/db/queries/files';
import { testId } from '@suki/db/testing/test-ids';
import { insertTestSku } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import type { ItemId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { newTrader } from '../../../../test/support/trade-people.ts';
import { listAsk, newKey } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const cara = { uid: 'cara', name: 'Cara Mendoza', roles: ['catalogue'] as const };
const carlo = { uid: 'carlo', name: 'Carlo Yap', roles: ['catalogue'] as const };
const guest = { uid: 'looks-at-the-shop', isAnonymous: true } as const;
const reason = 'The pictures show another colorway.';

const getItem = async (id: ItemId) => (await world.api.callAs(cara, 'getCatalogueItem', { params: { id } })).answer();
const newItem = async () => {
  const { itemId } = await insertTestSku(world.pool);
  await world.pool.query(
    `insert into brands (id, slug, name) values ('brd_0000000001', 'test', 'Test') on conflict do nothing`,
  );
  await world.pool.query(`update items set brand_ids = '{brd_0000000001}' where id = $1`, [itemId]);
  return await getItem(itemId);
};
type Known = Awaited<ReturnType<typeof getItem>>;

const bodyOf = (item: Known, change: object = {}) => {
  const { version, name, model, colourway, styleCode, description, category, genders, retailPrice, releaseDate } = item;
  const facts = {
    version,
    name,
    model,
    colourway,
    styleCode,
    description,
    category,
    genders,
    retailPrice,
    releaseDate,
  };
  return { ...facts, brandIds: item.brand.map(({ id }) => id), reason: null, ...change };
};
const edit = (item: Known, change: object = {}, who = cara as typeof cara | typeof carlo) =>
  world.api.callAs(who, 'editCatalogueItem', { params: { id: item.id }, body: bodyOf(item, change) });
type Change = { status?: string; category?: string; brandId?: string; releaseDate?: string | null };
const change = (items: readonly Known[], to: Change, isPreview = false) =>
  world.api.callAs(cara, 'changeCatalogueItems', {
    body: {
      items: items.map(({ id, version }) => ({ itemId: id, version })),
      change: to,
      reason,
      isPreview,
    },
  });
const outcomes = async (answer: ReturnType<typeof change>) =>
  (await answer).answer().items.map(({ outcome }) => outcome);
const newBrand = async (name: string) =>
  (await world.api.callAs(cara, 'createCatalogueBrand', { body: { name } })).answer();

/** The brand of a test item has a name of its own, so that style codes of two tests never meet. */
const branded = async (styleCode: string, brandId: string) => {
  const item = await newItem();
  return (await edit(item, { brandIds: [brandId], styleCode })).answer();
};

describe('the list of the desk', () => {
  test('finds items in any status by the start of words, by style code and by brand, a page at a time', async () => {
    shows('listCatalogueItems success', 'getCatalogueItem success');
    const brand = await newBrand('Lakad Works');
    const items = [];
    for (const code of ['LW-100', 'LW-200', 'LW-300']) items.push(await branded(code, brand.id));
    const list = async (query: object) =>
      (await world.api.callAs(cara, 'listCatalogueItems', { query: { limit: 10, ...query } })).answer();
    const ids = async (query: object) => (await list(query)).items.map(({ id }) => id);
    const newestFirst = items
      .map(({ id }) => id)
      .toSorted()
      .reverse();
    expect(await ids({ text: 'lakad works' })).toEqual(newestFirst);
    expect(await ids({ text: 'lw 200' })).toEqual([items[1]?.id]);
    expect(await ids({ brandId: brand.id })).toEqual(newestFirst);
    await change([(await getItem(items[0]?.id as ItemId)) as Known], { status: 'unlisted' });
    expect(await ids({ brandId: brand.id, status: 'unlisted' })).toEqual([items[0]?.id]);
    expect(await ids({ brandId: brand.id, status: 'listed' })).toHaveLength(2);
    expect(await ids({ brandId: brand.id, category: 'handbags' })).toEqual([]);
    expect(await ids({ text: '…' })).toEqual([]);
    const rest = await list({ brandId: brand.id, lastItemId: newestFirst[0] });
    expect(rest.items.map(({ id }) => id)).toEqual(newestFirst.slice(1));
  });

  test('knows nothing of an item that does not exist', async () => {
    shows('getCatalogueItem ITEM_NOT_FOUND');
    const result = await world.api.callAs(cara, 'getCatalogueItem', { params: { id: 'itm_0000000000' } });
    expect(refusalIn(result).reason).toBe('ITEM_NOT_FOUND');
  });
});

describe('an edit of an item', () => {
  test('changes its words and facts, and its history says who, before, after and why', async () => {
    shows('editCatalogueItem success');
    const item = await newItem();
    const brand = await newBrand('Takbo House');
    const change = {
      name: 'Takbo Runner Dusk',
      retailPrice: pesos(5995),
      releaseDate: '2026-12-01',
      brandIds: [brand.id],
    };
    const edited = (await edit(item, { ...change, reason: 'As on the box.' })).answer();
    expect(edited).toMatchObject({
      name: 'Takbo Runner Dusk',
      retailPrice: pesos(5995),
      releaseDate: '2026-12-01',
      version: item.version + 1,
      brand: [{ name: 'Takbo House' }],
    });
    const [line] = edited.history;
    expect(line).toMatchObject({ byName: 'Cara Mendoza', reason: 'As on the box.', subject: 'item', itemId: item.id });
    expect(line?.changes).toContainEqual({ field: 'name', before: item.name, after: 'Takbo Runner Dusk' });
    expect(line?.changes).toContainEqual({ field: 'retailPrice', before: item.retailPrice, after: pesos(5995) });
  });

  test('is found by its new name at once', async () => {
    const item = await newItem();
    await edit(item, { name: 'Bagong Pangalan Singkwenta' });
    const found = await world.api.callAs(guest, 'searchItems', { query: { keyword: 'singkwenta', limit: 10 } });
    expect(found.answer().items.map(({ id }) => id)).toEqual([item.id]);
  });

  test('that changes nothing leaves no trace', async () => {
    const item = await newItem();
    expect((await edit(item)).answer()).toMatchObject({ version: item.version, history: [] });
  });

  test('of two editors who saw one version the second is refused, and nothing of theirs is written', async () => {
    const item = await newItem();
    await edit(item, { name: 'The first name wins' });
    const late = await edit(item, { name: 'The second name is late' }, carlo);
    expect([late.status, refusalIn(late).reason]).toEqual([409, 'CONFLICT']);
    expect((await getItem(item.id)).name).toBe('The first name wins');
  });

  test('at the same moment is written once, however many press', async () => {
    const item = await newItem();
    const names = ['Name one', 'Name two', 'Name three', 'Name four'];
    const results = await Promise.all(names.map((name) => edit(item, { name })));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await getItem(item.id)).history).toHaveLength(1);
  });

  test('of an item or a brand that does not exist is refused', async () => {
    shows('editCatalogueItem ITEM_NOT_FOUND', 'editCatalogueItem BRAND_NOT_FOUND');
    const item = await newItem();
    const unknown = await world.api.callAs(cara, 'editCatalogueItem', {
      params: { id: 'itm_0000000000' },
      body: bodyOf(item, { brandIds: [(await newBrand('Sapin House')).id] }),
    });
    expect(refusalIn(unknown).reason).toBe('ITEM_NOT_FOUND');
    expect(refusalIn(await edit(item, { brandIds: ['brd_0000000000'] })).reason).toBe('BRAND_NOT_FOUND');
  });

  test('to a style code that the brand has already, written in any way, is refused', async () => {
    shows('editCatalogueItem STYLE_CODE_TAKEN');
    const brand = await newBrand('Kodigo');
    await branded('KD-55 01', brand.id);
    const other = await newItem();
    const result = await edit(other, { brandIds: [brand.id], styleCode: 'kd5501' });
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'STYLE_CODE_TAKEN']);
  });

  test('of the category waits while an ask is live', async () => {
    shows('editCatalogueItem ITEM_IN_TRADE');
    const { itemId } = await listAsk(world);
    const item = await getItem(itemId);
    expect(item.openAsks).toBe(1);
    const brandIds = item.brand.length > 0 ? undefined : [(await newBrand('Nakapila')).id];
    const to = { category: 'handbags', ...(brandIds === undefined ? {} : { brandIds }) };
    const result = await edit(item, to);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'ITEM_IN_TRADE']);
  });

  test('names each field that breaks its rule', async () => {
    const result = await edit(await newItem(), { name: 'ab', retailPrice: -5, brandIds: ['brd_0000000000'] });
    expect(refusalIn(result)).toMatchObject({
      reason: 'VALIDATION',
      details: { fields: [{ field: 'body.name' }, { field: 'body.retailPrice' }] },
    });
  });
});

describe('the status of an item', () => {
  test('S4: unlisted, it is gone for shoppers at once; its asks stay, nobody can buy, and listed again they count', async () => {
    shows('changeCatalogueItems success');
    const { itemId, skuId, price } = await listAsk(world);
    const seen = async () => (await world.api.callAs(guest, 'getItem', { params: { id: itemId } })).status;
    const buyer = await newTrader(world.api.dependencies);
    const buy = () =>
      world.api.callAs(buyer, 'buyAtLowestAsk', {
        body: { skuId, lane: 'standard', maxTotal: price + pesos(1000), addressId: buyer.addressId },
        idempotencyKey: newKey(),
      });
    expect(await outcomes(change([await getItem(itemId)], { status: 'unlisted' }))).toEqual(['changed']);
    expect(await seen()).toBe(404);
    expect(refusalIn(await buy()).reason).toBe('ITEM_NOT_LISTED');
    const item = await getItem(itemId);
    expect(item).toMatchObject({ status: 'unlisted', openAsks: 1 });
    expect(item.history[0]).toMatchObject({
      changes: [{ field: 'status', before: 'listed', after: 'unlisted' }],
      reason,
      byName: 'Cara Mendoza',
    });
    await change([item], { status: 'listed' });
    expect(await seen()).toBe(200);
    expect((await buy()).status).toBe(201);
  });

  test('discontinued, its page stays and says so', async () => {
    const item = await newItem();
    await change([item], { status: 'discontinued' });
    expect((await world.api.callAs(guest, 'getItem', { params: { id: item.id } })).answer().status).toBe(
      'discontinued',
    );
  });

  test('stays with an item without a size, which nobody could trade', async () => {
    const item = await newItem();
    await world.pool.query(`delete from books where item_id = $1`, [item.id]);
    await world.pool.query(`delete from skus where item_id = $1`, [item.id]);
    await change([item], { status: 'unlisted' });
    expect(await outcomes(change([await getItem(item.id)], { status: 'listed' }))).toEqual(['no_size']);
  });
});

describe('a change of many items', () => {
  test('says about each what would become of it, changes nothing as a preview, and then does just that', async () => {
    const brand = await newBrand('Sabay-sabay');
    const free = await branded('SS-1', brand.id);
    const sameCode = await branded('SS-2', brand.id);
    const traded = await getItem((await listAsk(world)).itemId);
    const stale = { ...(await branded('SS-3', brand.id)), version: 0 };
    const gone = { ...free, id: 'itm_0000000000' as ItemId };
    const all = [free, traded, stale, gone];
    const told = ['changed', 'in_trade', 'changed_meanwhile', 'not_found'];
    const preview = (await change(all, { category: 'apparel' }, true)).answer();
    expect([preview.changed, preview.items.map(({ outcome }) => outcome)]).toEqual([1, told]);
    expect((await getItem(free.id)).category).toBe('shoes');
    expect(await outcomes(change(all, { category: 'apparel' }))).toEqual(told);
    expect((await getItem(free.id)).category).toBe('apparel');
    expect(await outcomes(change([await getItem(free.id)], { category: 'apparel' }))).toEqual(['unchanged']);

    const other = await newBrand('Iba Naman');
    await branded('ss2', other.id);
    const again = await getItem(free.id);
    expect(await outcomes(change([again, sameCode], { brandId: other.id }))).toEqual(['changed', 'code_taken']);
  });

  test('writes one line of the history for each item', async () => {
    shows('listCatalogueChanges success');
    const items = [await newItem(), await newItem()];
    await change(items, { releaseDate: '2027-01-15' });
    const { items: lines } = (await world.api.callAs(cara, 'listCatalogueChanges', { query: { limit: 10 } })).answer();
    expect(
      lines
        .slice(0, 2)
        .map(({ itemId }) => itemId)
        .toSorted(),
    ).toEqual(items.map(({ id }) => id).toSorted());
    expect(lines[0]?.changes).toEqual([{ field: 'releaseDate', before: null, after: '2027-01-15' }]);
    const next = await world.api.callAs(cara, 'listCatalogueChanges', {
      query: { limit: 10, lastItemId: lines[0]?.id },
    });
    expect(next.answer().items[0]?.id).toBe(lines[1]?.id);
  });

  test('to a brand that does not exist is refused', async () => {
    shows('changeCatalogueItems BRAND_NOT_FOUND');
    const result = await change([await newItem()], { brandId: 'brd_0000000000' });
    expect(refusalIn(result).reason).toBe('BRAND_NOT_FOUND');
  });

  test('needs something to change, and a reason of a few words', async () => {
    const item = await newItem();
    expect(refusalIn(await change([item], {})).reason).toBe('VALIDATION');
    const body = {
      items: [{ itemId: item.id, version: 0 }],
      change: { status: 'unlisted' },
      reason: ' no ',
      isPreview: false,
    };
    expect(refusalIn(await world.api.callAs(cara, 'changeCatalogueItems', { body })).reason).toBe('VALIDATION');
  });

  test('stays in the history: no statement changes or deletes a line', async () => {
    for (const statement of ['update catalogue_changes set reason = null', 'delete from catalogue_changes'])
      await expect(world.pool.query(statement)).rejects.toThrow(/append-only/);
  });
});

describe('the sizes of an item', () => {
  const add = (item: Pick<Known, 'id' | 'version'>, lines: readonly number[]) =>
    world.api.callAs(cara, 'addItemSizes', { params: { id: item.id }, body: { version: item.version, lines } });
  const withChart = async () => {
    const item = await newItem();
    await world.pool.query(
      `update size_templates set rows = '[{"us_m":"8"},{"us_m":"9"},{"us_m":"10"}]' where id = $1`,
      [item.sizeTemplate.id],
    );
    return await getItem(item.id);
  };

  test('grow by lines of its chart, stand in its order, and can be traded', async () => {
    shows('addItemSizes success');
    const item = await withChart();
    expect(item.missingSizes.map(({ sizes }) => sizes.us_m)).toEqual(['8', '10']);
    const grown = (await add(item, [2, 0])).answer();
    expect(grown.sizes.map(({ sizes }) => sizes.us_m)).toEqual(['8', '9', '10']);
    expect(grown.missingSizes).toEqual([]);
    expect(grown.history[0]?.changes).toEqual([{ field: 'sizes', before: '9', after: '8, 9, 10' }]);
    const seller = await newTrader(world.api.dependencies);
    const ask = await world.api.callAs(seller, 'postAsk', {
      body: {
        itemId: item.id,
        skuId: grown.sizes[0]?.skuId,
        price: pesos(5000),
        expiryDays: 30,
        returnAddressId: seller.addressId,
      },
      idempotencyKey: newKey(),
    });
    expect(ask.status).toBe(201);
    expect((await add(grown, [1])).answer().version).toBe(grown.version);
  });

  test('that the chart lacks, or of an item that does not exist, are refused', async () => {
    shows('addItemSizes ITEM_NOT_FOUND', 'addItemSizes SKU_NOT_FOUND');
    const item = await withChart();
    expect(refusalIn(await add(item, [3])).reason).toBe('SKU_NOT_FOUND');
    expect(refusalIn(await add({ id: 'itm_0000000000' as ItemId, version: 0 }, [0])).reason).toBe('ITEM_NOT_FOUND');
  });
});

describe('the photographs of an item', () => {
  const photoOf = async (person: { uid: string; roles: readonly ['catalogue'] }) => {
    const { userId: ownerId } = (await world.api.callAs(person, 'getUser')).answer();
    const id = testId('fil');
    await withTransaction(world.pool, (tx) =>
      insertFile(tx, {
        id,
        ownerId,
        contentHash: id,
        contentType: 'image/webp',
        byteSize: 1,
        width: 800,
        height: 600,
        createdAt: world.api.clock.now(),
      }),
    );
    return id;
  };
  const set = (item: Pick<Known, 'id' | 'version'>, fileIds: readonly string[]) =>
    world.api.callAs(cara, 'setItemPhotos', { params: { id: item.id }, body: { version: item.version, fileIds } });

  test('stand in the order of the editor, in the place of drawings', async () => {
    shows('setItemPhotos success');
    const item = await newItem();
    const [one, two] = [await photoOf(cara), await photoOf(cara)];
    const set1 = (await set(item, [one, two])).answer();
    expect(set1.photos.map(({ fileId }) => fileId)).toEqual([one, two]);
    expect(set1.art.views.map(({ view }) => view)).toEqual(['photo-1', 'photo-2']);
    const turned = (await set(set1, [two, one])).answer();
    expect(turned.photos.map(({ fileId }) => fileId)).toEqual([two, one]);
    expect((await set(turned, [])).answer().photos).toEqual([]);
  });

  test('are uploads of the editor: a picture of somebody else, as of an inspection, is refused', async () => {
    shows('setItemPhotos FILE_NOT_FOUND', 'setItemPhotos ITEM_NOT_FOUND');
    const item = await newItem();
    expect(refusalIn(await set(item, [await photoOf(carlo)])).reason).toBe('FILE_NOT_FOUND');
    expect(refusalIn(await set(item, ['fil_0000000000'])).reason).toBe('FILE_NOT_FOUND');
    expect(refusalIn(await set({ id: 'itm_0000000000' as ItemId, version: 0 }, [])).reason).toBe('ITEM_NOT_FOUND');
  });
});

describe('a list of the shop', () => {
  const shelvesNow = async () => (await world.api.callAs(cara, 'listCatalogueShelves')).answer().shelves;
  type List = Awaited<ReturnType<typeof shelvesNow>>[number];
  const shelfNow = async (wanted: List['shelf']) => (await shelvesNow()).find(({ shelf }) => shelf === wanted) as List;
  const save = ({ shelf, version }: List, rows: List['rows']) =>
    world.api.callAs(cara, 'saveCatalogueShelf', { params: { shelf }, body: { version, rows } });
  const entry = (change: object) => ({ key: '', title: '', keyword: '', isVisible: true, ...change });

  test('words and ideas are ordered, hidden, added and removed, and shoppers see just the visible ones', async () => {
    shows('listCatalogueShelves success', 'saveCatalogueShelf success');
    const words = await shelfNow('keywords');
    const saved = (
      await save(words, [
        entry({ keyword: 'tsinelas' }),
        entry({ keyword: 'hidden words', isVisible: false }),
        entry({ keyword: 'samba' }),
      ])
    ).answer();
    expect(saved.version).toBe(words.version + 1);
    const shown = (await world.api.callAs(guest, 'listSearchKeywords')).answer();
    expect(shown.keywords).toEqual(['tsinelas', 'samba']);
    const ideas = await shelfNow('discovers');
    await save(ideas, [
      entry({ title: 'Pandas', keyword: 'panda' }),
      entry({ title: 'Hid', keyword: 'x', isVisible: false }),
    ]);
    const discovers = (await world.api.callAs(guest, 'listDiscovers')).answer();
    expect(discovers.discovers.map(({ title }) => title)).toEqual(['Pandas']);
    const [line] = (await world.api.callAs(cara, 'listCatalogueChanges', { query: { limit: 10 } })).answer().items;
    expect(line).toMatchObject({ subject: 'shelf', name: 'discovers', byName: 'Cara Mendoza' });
    expect(line?.changes[0]?.after).toBe('Pandas = panda, (Hid = x)');
  });

  test('a hidden section of home is not shown, and a section takes its new place', async () => {
    const [one, two] = [await newItem(), await newItem()];
    await world.pool.query(
      `insert into section_items (section, section_position, position, item_id) values ('deals', 1, 1, $1), ('kids', 2, 1, $2)`,
      [one.id, two.id],
    );
    const home = async () =>
      (await world.api.callAs(guest, 'recommendItems', { query: { tab: 'forYou' } }))
        .answer()
        .sections.map(({ id }) => id);
    expect(await home()).toEqual(['deals', 'kids']);
    const sections = await shelfNow('sections');
    const saved = (await save(sections, sections.rows.toReversed())).answer();
    expect(await home()).toEqual(['kids', 'deals']);
    await save(
      saved,
      saved.rows.map((row) => ({ ...row, isVisible: row.key !== 'kids' })),
    );
    expect(await home()).toEqual(['deals']);
  });

  test('that lacks a tab, or was saved by a colleague meanwhile, is refused', async () => {
    const tabs = await shelfNow('navigation');
    expect(refusalIn(await save(tabs, [])).reason).toBe('VALIDATION');
    const words = await shelfNow('keywords');
    await save(words, [entry({ keyword: 'first' })]);
    expect(refusalIn(await save(words, [entry({ keyword: 'second' })])).reason).toBe('CONFLICT');
    expect((await shelfNow('keywords')).rows.map(({ keyword }) => keyword)).toEqual(['first']);
  });
});

describe('a brand', () => {
  test('is added, found by its start, and renamed with a line in the history', async () => {
    shows('createCatalogueBrand success', 'renameCatalogueBrand success', 'listCatalogueBrands success');
    const brand = await newBrand('Yapak');
    const rename = { params: { id: brand.id }, body: { name: 'Yapak Manila', reason: 'The maker writes it so.' } };
    expect((await world.api.callAs(cara, 'renameCatalogueBrand', rename)).answer().name).toBe('Yapak Manila');
    const found = await world.api.callAs(cara, 'listCatalogueBrands', { query: { text: 'yapak', limit: 10 } });
    expect(found.answer().items.map(({ id }) => id)).toEqual([brand.id]);
    const lines = (await world.api.callAs(cara, 'listCatalogueChanges', { query: { limit: 10 } })).answer().items;
    expect(lines[0]).toMatchObject({
      subject: 'brand',
      name: 'Yapak Manila',
      changes: [{ field: 'name', before: 'Yapak', after: 'Yapak Manila' }],
    });
  });

  test('whose name is there already, or that does not exist, is refused', async () => {
    shows(
      'createCatalogueBrand BRAND_EXISTS',
      'renameCatalogueBrand BRAND_EXISTS',
      'renameCatalogueBrand BRAND_NOT_FOUND',
    );
    const [one, two] = [await newBrand('Isa Lang'), await newBrand('Dalawa')];
    const create = await world.api.callAs(cara, 'createCatalogueBrand', { body: { name: 'isa lang' } });
    expect([create.status, refusalIn(create).reason]).toEqual([409, 'BRAND_EXISTS']);
    const rename = (id: string, name: string) =>
      world.api.callAs(cara, 'renameCatalogueBrand', { params: { id }, body: { name, reason } });
    expect(refusalIn(await rename(two.id, one.name)).reason).toBe('BRAND_EXISTS');
    expect(refusalIn(await rename('brd_0000000000', 'Wala')).reason).toBe('BRAND_NOT_FOUND');
  });
});

describe('security 12: an editor of the catalogue', () => {
  test.each(['listStaffOrders', 'countStaffOrders', 'countStaffAlerts', 'getWorkerState'] as const)(
    'is not let into %s',
    async (call) => {
      expect(refusalIn(await world.api.callAs(cara, call)).reason).toBe('NOT_ALLOWED');
    },
  );

  test('finds no person and no order', async () => {
    for (const call of ['findPeople', 'findOrders'] as const) {
      const result = await world.api.callAs(cara, call, { body: { text: 'cara' } });
      expect(refusalIn(result).reason).toBe('NOT_ALLOWED');
    }
  });
});
