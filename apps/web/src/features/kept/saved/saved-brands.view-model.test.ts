import { toId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { brandsToOffer } from './saved-brands.view-model.ts';

const brand = (name: string) => ({ id: toId('brd', `brd_${name.padEnd(10, '0')}`), name, logoUrl: '' });
const [asics, crocs, vans] = [brand('asics'), brand('crocs'), brand('vans')];
const item = (...brands: (typeof asics)[]) => ({ item: { brand: brands } });

test('brands of saved items are offered once each, by name, without those that are saved', () => {
  const offered = brandsToOffer([item(vans), item(crocs, vans), item(asics)], [crocs]);
  expect(offered.map(({ name }) => name)).toEqual(['asics', 'vans']);
});
