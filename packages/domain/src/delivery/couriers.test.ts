import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { couriers, parcelLink } from './couriers.ts';

test.each([
  ['lbcexpress', 'https://www.lbcexpress.com/track/?tracking_no=171234567890'],
  ['ninjavan-ph', 'https://www.ninjavan.co/en-ph/tracking?id=171234567890'],
  ['flashexpress-ph', 'https://www.flashexpress.ph/fle/tracking?se=171234567890'],
  ['jtexpress-ph', null],
  ['spx-ph', null],
  ['pigeon', null],
])('coverage 1, ux 26: the link of a parcel with %s leads to %s', (code, link) => {
  proves('Shipments can be tracked through a courier tracking link.', { parcelLink });
  expect(parcelLink(code, '171234567890')).toBe(link);
});

test('a number is a part of the link and never changes it', () => {
  expect(parcelLink('lbcexpress', '1&x=2#/..')).toBe('https://www.lbcexpress.com/track/?tracking_no=1%26x%3D2%23%2F..');
});

test('every page is the courier’s own, over https', () => {
  for (const { parcelPage } of couriers) {
    if (parcelPage !== null) expect(new URL(parcelPage).protocol).toBe('https:');
  }
});
