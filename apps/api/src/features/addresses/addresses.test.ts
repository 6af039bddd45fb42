import { limits } from '@suki/domain/config/limits';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { proves } from '@suki/evidence/proves';
import { beforeAll, describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { listOptions } from '../../http/list-options.ts';

const world = platformTestApi();
const bea = { uid: 'bea' };
const sam = { uid: 'sam' };

const guadalupe = '0730600030';
const cebuCity = '0730600000';
beforeAll(async () => {
  await world.pool.query(
    `insert into places (psgc, level, name, full_name, search_text, delivery_region) values
     ($1, 'barangay', 'Guadalupe', 'Guadalupe, Cebu City, Cebu', 'guadalupe cebu city cebu', 'VISAYAS'),
     ($2, 'city', 'Cebu City', 'Cebu City, Cebu', 'cebu city cebu', 'VISAYAS')`,
    [guadalupe, cebuCity],
  );
});

const body = {
  recipient: ' Bea Santos ',
  phoneNumber: '0917 123 4567',
  psgc: guadalupe,
  street: '12 Rosal Street',
  postalCode: '6000',
  landmark: null,
};
const create = (person: { uid: string }, change: Record<string, unknown> = {}) =>
  world.api.callAs(person, 'createAddress', { body: { ...body, ...change } });

describe('an address', () => {
  test.each([
    ['recipient', '<img src=x onerror=alert(1)>', 'field.markup'],
    ['street', '=HYPERLINK("https://evil.example")', 'field.leadingSign'],
    ['landmark', '@SUM(A1)', 'field.leadingSign'],
  ] as const)('security 17: %s refuses %s with the words of the form', async (field, text, messageId) => {
    const result = await create(bea, { [field]: text });
    expect(result.status).toBe(400);
    const details = JSON.stringify(refusalIn(result).details);
    expect(details).toContain(`body.${field}`);
    expect(details).toContain(fieldsEn[messageId]);
  });

  test('is stored clean, with place and region from the census; the first one is the default', async () => {
    const result = await create(bea);
    expect(result.status).toBe(201);
    const address = result.answer();
    expect(address).toMatchObject({
      recipient: 'Bea Santos',
      phoneNumber: '+639171234567',
      place: 'Guadalupe, Cebu City, Cebu',
      region: 'VISAYAS',
      isDefault: true,
    });
    expect((await create(bea)).answer().isDefault).toBe(false);
    expect((await world.api.callAs(bea, 'getUser')).answer().defaultAddress).toBe(address.id);
  });

  test.each([
    { field: 'recipient', change: { recipient: 'B' } },
    { field: 'phoneNumber', change: { phoneNumber: '+1 202 555 0100' } },
    { field: 'psgc', change: { psgc: cebuCity } },
    { field: 'psgc', change: { psgc: '9999999999' } },
    { field: 'street', change: { street: '   x   ' } },
    { field: 'postalCode', change: { postalCode: '60000' } },
    { field: 'landmark', change: { landmark: 'x'.repeat(121) } },
  ])('with a wrong $field is refused and nothing is stored', async ({ field, change }) => {
    const count = async () => (await world.pool.query('select from addresses')).rowCount;
    const before = await count();
    const result = await create(bea, change);
    expect(result.status).toBe(400);
    expect(JSON.stringify(refusalIn(result).details)).toContain(`body.${field}`);
    expect(await count()).toBe(before);
  });

  test('can be changed, made the default and removed', async () => {
    shows(
      'createAddress success',
      'listAddresses success',
      'updateAddress success',
      'makeAddressDefault success',
      'deleteAddress success',
    );
    const ana = { uid: 'ana' };
    const [first, second] = [(await create(ana)).answer(), (await create(ana)).answer()];
    const changed = await world.api.callAs(ana, 'updateAddress', {
      params: { id: second.id },
      body: { ...body, street: '14 Rosal Street' },
    });
    expect(changed.answer().street).toBe('14 Rosal Street');
    const made = await world.api.callAs(ana, 'makeAddressDefault', { params: { id: second.id } });
    expect(made.answer().isDefault).toBe(true);
    const list = (await world.api.callAs(ana, 'listAddresses')).answer();
    expect(list.items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await world.api.callAs(ana, 'deleteAddress', { params: { id: second.id } })).answer()).toEqual({
      done: true,
    });
    expect((await world.api.callAs(ana, 'getUser')).answer().defaultAddress).toBe(first.id);
  });

  test('of somebody else does not exist, and stays as it is', async () => {
    shows('makeAddressDefault ADDRESS_NOT_FOUND', 'deleteAddress ADDRESS_NOT_FOUND');
    const mine = (await create(bea)).answer();
    const params = { id: mine.id };
    const tries = [
      await world.api.callAs(sam, 'updateAddress', { params, body }),
      await world.api.callAs(sam, 'makeAddressDefault', { params }),
      await world.api.callAs(sam, 'deleteAddress', { params }),
    ];
    for (const result of tries) {
      expect(result.status).toBe(404);
      expect(refusalIn(result).reason).toBe('ADDRESS_NOT_FOUND');
    }
    expect((await world.api.callAs(sam, 'listAddresses')).answer().items).toEqual([]);
    expect((await world.api.callAs(bea, 'listAddresses')).answer().items).toContainEqual(mine);
  });

  test('lists have fifteen on a page unless another size is asked for, and go on where they ended', async () => {
    proves('Address list page size 15 by default, sorted by createdAt descending.', { listOptions });
    const many = { uid: 'many' };
    for (let index = 0; index < 17; index += 1) await create(many);
    const first = (await world.api.callAs(many, 'listAddresses')).answer();
    expect(first).toMatchObject({ hasMore: true, items: { length: 15 } });
    const query = { lastItemId: first.lastItemId ?? '' };
    const second = (await world.api.callAs(many, 'listAddresses', { query })).answer();
    expect(second.items).toHaveLength(2);
    expect(second.hasMore).toBe(false);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(17);
    const fresh = { ...query, isRefetch: 'true' };
    expect((await world.api.callAs(many, 'listAddresses', { query: fresh })).answer().items).toEqual(first.items);
    expect((await world.api.callAs(many, 'listAddresses', { query: { limit: 16 } })).status).toBe(400);
  });
});

describe('a list of addresses', () => {
  test('coverage 9: is ordered by createdAt alone, in both directions; the default is only marked', async () => {
    const mover = { uid: 'mover' };
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      world.api.clock.advance(1000);
      ids.push((await create(mover)).answer().id);
    }
    const [oldest = '', middle = ''] = ids;
    await world.api.callAs(mover, 'makeAddressDefault', { params: { id: middle } });
    const listed = async (query: Record<string, string>) => {
      const { items } = (await world.api.callAs(mover, 'listAddresses', { query })).answer();
      expect(items.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([middle]);
      return items.map(({ id }) => id);
    };
    expect(await listed({})).toEqual(ids.toReversed());
    expect(await listed({ orderBy: 'createdAt', order: 'asc' })).toEqual(ids);
    const query = { order: 'asc', lastItemId: oldest, limit: 10 };
    expect((await world.api.callAs(mover, 'listAddresses', { query })).answer().items).toHaveLength(2);
  });

  test('coverage 4: the first address sets the region of its person, a second one leaves it', async () => {
    const settler = { uid: 'settler' };
    const regionOf = async () => (await world.api.callAs(settler, 'getUser')).answer().region;
    expect(await regionOf()).toBeNull();
    const { region } = (await create(settler)).answer();
    expect(region).not.toBeNull();
    expect(await regionOf()).toBe(region);
    await world.api.callAs(settler, 'updateUser', { body: { region: 'MINDANAO' } });
    await create(settler);
    expect(await regionOf()).toBe('MINDANAO');
  });
});

describe('more addresses than one person keeps', () => {
  test('are refused, also when they come at the same moment, until one is removed', async () => {
    shows('createAddress TOO_MANY_ADDRESSES');
    const nomad = { uid: 'nomad' };
    await world.api.callAs(nomad, 'getUser');
    const results = await Promise.all(Array.from({ length: limits.addresses + 3 }, () => create(nomad)));
    const refused = results.filter(({ status }) => status !== 201);
    expect(refused.map((result) => [result.status, refusalIn(result).reason])).toEqual(
      Array.from({ length: 3 }, () => [409, 'TOO_MANY_ADDRESSES']),
    );
    const [kept] = (await world.api.callAs(nomad, 'listAddresses')).answer().items;
    await world.api.callAs(nomad, 'deleteAddress', { params: { id: kept?.id ?? '' } });
    expect((await create(nomad)).status).toBe(201);
    expect(refusalIn(await create(nomad)).reason).toBe('TOO_MANY_ADDRESSES');
  });
});

describe('places', () => {
  test('are suggested for what was typed so far, also to a guest, in the shape of the hosted service', async () => {
    const guest = { uid: 'guest', isAnonymous: true };
    const { suggestions } = (
      await world.api.callAs(guest, 'searchPlaces', { body: { input: 'guadalup ceb' } })
    ).answer();
    expect(suggestions[0]?.placePrediction).toEqual({
      place: `places/psgc:${guadalupe}`,
      placeId: `psgc:${guadalupe}`,
      text: { text: 'Guadalupe, Cebu City, Cebu' },
      structuredFormat: { mainText: { text: 'Guadalupe' }, secondaryText: { text: 'Cebu City, Cebu' } },
      types: ['barangay'],
      psgc: guadalupe,
      region: 'VISAYAS',
    });
  });

  test.each(["x'; drop table places; --", '%%%', '\\\\', '(((', '🥾🥾'])(
    '"%s" finds nothing and breaks nothing',
    async (input) => {
      shows('searchPlaces success');
      expect((await world.api.callAs(bea, 'searchPlaces', { body: { input } })).answer().suggestions).toEqual([]);
    },
  );
});
