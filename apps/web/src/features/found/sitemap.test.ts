import { expect, test } from 'vitest';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

const webUrl = 'https://suki.test';

test('the index of the sitemap names the part of pages and each part of items', () => {
  const index = sitemapIndex(['itm_1', 'itm_2'], webUrl);
  expect(index.match(/<loc>[^<]*\/sitemap\/[^<]*<\/loc>/g)).toHaveLength(3);
});

test('a part holds the address of each of its items', () => {
  expect(sitemapPart(['itm_1', 'itm_2'], webUrl).match(/<loc>[^<]*\/item\/itm_\d<\/loc>/g)).toHaveLength(2);
});

test('the part of pages holds no page of an account', () => {
  const part = sitemapPart(null, webUrl);
  expect(part).toContain('/fees</loc>');
  expect(part).not.toMatch(/orders|wallet|account|sign-in/);
});
