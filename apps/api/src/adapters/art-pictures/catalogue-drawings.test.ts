import { artViews, materialNames, silhouettes } from '@suki/art/art.types';
import { artKey } from '@suki/art/art-key';
import { drawItem } from '@suki/art/draw-item';
import { viewsOf } from '@suki/art/views-of';
import { catalogueItems } from '@suki/db/seed/catalogue/items.table';
import { expect, test } from 'vitest';

const inputOf = ({ art, colourway, styleCode: seed, name }: (typeof catalogueItems)[number]) => {
  const silhouette = silhouettes.find((known) => known === art.silhouette);
  if (silhouette === undefined) throw new Error(`Expected a silhouette for ${name}, got ${art.silhouette}.`);
  return { silhouette, colourway, seed, name, materials: art.materials ?? {}, view: artViews[0] };
};

test('every item of the catalogue is drawn, its side in less than 14,000 bytes', () => {
  const tooLarge = catalogueItems
    .map((item) => ({ name: item.name, bytes: Buffer.byteLength(drawItem(inputOf(item))) }))
    .filter(({ bytes }) => bytes >= 14_000);
  expect(tooLarge).toEqual([]);
});

test('every item names materials that can be drawn', () => {
  const named = catalogueItems.flatMap(({ art }) => Object.values(art.materials ?? {}));
  expect(named.filter((material) => !materialNames.some((known) => known === material))).toEqual([]);
});

test('no two pictures of the catalogue have one address', () => {
  const keys = catalogueItems.flatMap((item) => {
    const input = inputOf(item);
    return viewsOf(input.silhouette).map((view) => artKey({ ...input, view }));
  });
  expect(new Set(keys).size).toBe(keys.length);
});
