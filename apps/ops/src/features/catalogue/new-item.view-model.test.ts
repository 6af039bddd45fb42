import { toId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { checkNewItem, emptyItem, itemThere, type NewItemDraft } from './new-item.view-model.ts';

const whole: NewItemDraft = {
  ...emptyItem,
  name: 'Lakad Runner',
  brand: 'Lakad',
  brandId: toId('brd', 'brd_0000000001'),
  gender: ['men', 'women'],
};

test('an item with name, brand and wearers is sent in the words of a file', () => {
  expect(checkNewItem(whole)).toEqual({
    ok: true,
    input: {
      name: 'Lakad Runner',
      brand: 'Lakad',
      model: '',
      colorway: '',
      styleCode: '',
      category: 'shoes',
      gender: 'men/women',
      retailPrice: '',
      releaseDate: '',
      sizes: '',
    },
  });
});

test.each<[Partial<NewItemDraft>, keyof NewItemDraft]>([
  [{ name: 'x' }, 'name'],
  [{ brandId: null }, 'brand'],
  [{ model: 'x' }, 'model'],
  [{ gender: [] }, 'gender'],
  [{ retailPrice: '12k' }, 'retailPrice'],
  [{ styleCode: 'x'.repeat(41) }, 'styleCode'],
])('%o is told beside its field', (change, field) => {
  const checked = checkNewItem({ ...whole, ...change });
  expect(checked.ok ? [] : Object.entries(checked.errors).filter(([, text]) => text !== undefined)).toEqual([
    [field, expect.any(String)],
  ]);
});

test('a refusal names the item that is there', () => {
  expect(itemThere({ itemId: 'itm_0000000001' })).toBe('itm_0000000001');
  expect(itemThere(undefined)).toBe(null);
});
