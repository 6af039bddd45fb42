import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { expect, test } from 'vitest';
import { bookFacts, linesWithoutPrice, offerAt, quickBids } from './offer.view-model.ts';

const ids = { itemId: toId('itm', 'itm_0000000001'), skuId: toId('sku', 'sku_0000000001') };
const totalOf = (price: number) =>
  formatMoney(buyerQuote({ price: pesos(price), lane: 'standard', buyerRegion: 'NCR' }).total);
const offer = (price: number, lowestAsk: number | null = 9_000) =>
  offerAt({
    price: pesos(price),
    book: { ...ids, lowestAsk: lowestAsk === null ? null : pesos(lowestAsk) },
    region: 'NCR',
    size: 'US M 9 · EU 42.5',
  });

test('a bid shows its whole total and, apart from it, its deposit', () => {
  const { total, lines, deposit, purchase } = offer(8_000);
  expect(total).toBe(totalOf(8_000));
  expect(purchase).toBeNull();
  expect(deposit).toBe(pesos(800));
  expect(lines.slice(-2).map(({ id, amount }) => [id, amount])).toEqual([
    ['total', total],
    ['deposit', '₱800'],
  ]);
});

test('the deposit costs nothing, except for whoever does not pay an accepted bid', () => {
  expect(offer(8_000).costs.map(({ id, amount, tone }) => [id, amount, tone])).toEqual([
    ['won', '₱0', 'positive'],
    ['ended', '₱0', 'positive'],
    ['bid_default', '₱800', 'ink'],
  ]);
  expect(offer(8_000).costs.at(-1)?.note).toMatch(/^₱560 of it goes to the seller/);
});

test.each([
  [8_950, false],
  [9_000, true],
  [9_500, true],
])('with a lowest ask of ₱9,000, ₱%i buys at once: %s', (price, buys) => {
  expect(offer(price).purchase !== null).toBe(buys);
});

test('a price that buys at once pays the ask, has no deposit and leads to the checkout', () => {
  const { total, lines, deposit, purchase } = offer(9_500);
  expect(total).toBe(totalOf(9_000));
  expect(deposit).toBe(0);
  expect(lines.some(({ id }) => id === 'deposit')).toBe(false);
  expect(purchase?.href).toMatch(/^\/checkout\?item=itm_0000000001&sku=sku_0000000001&lane=standard&total=/);
  expect(purchase?.text).toContain('₱9,000');
});

test('before there is a price the lines of a bid stand there, with a dash for each amount, also where ₱500 would buy', () => {
  const lines = linesWithoutPrice({ book: { ...ids, lowestAsk: pesos(500) }, region: 'NCR', size: 'US M 9 · EU 42.5' });
  expect(lines.map(({ id, label }) => [id, label])).toEqual(offer(8_000).lines.map(({ id, label }) => [id, label]));
  expect(new Set(lines.map(({ amount }) => amount))).toEqual(new Set(['–']));
});

test('where nobody sells, every price is a bid', () => {
  expect(offer(50_000, null).purchase).toBeNull();
});

const prices = (highestBid: number | null, lowestAsk: number | null, lastSale: number | null) => {
  const money = (price: number | null) => (price === null ? null : pesos(price));
  return { highestBid: money(highestBid), lowestAsk: money(lowestAsk), lastSale: money(lastSale) };
};

test.each([
  ['each once', prices(8_000, 9_000, 8_500), ['Be first 8050', 'Last sale 8500', 'Just below the lowest ask 8950']],
  ['none that would buy at once', prices(8_950, 9_000, 9_200), ['Just below the lowest ask 8950']],
  ['none twice', prices(8_450, null, 8_500), ['Be first 8500']],
  ['none that the price rule forbids', prices(null, 500, null), []],
  ['none in an empty book', prices(null, null, null), []],
])('quick prices: %s', (_, book, expected) => {
  expect(quickBids(book, 'NCR').map(({ id, name }) => `${name} ${id}`)).toEqual(expected);
});

test('each fact of a size has its name, with a dash for none', () => {
  expect(bookFacts(prices(8_000, null, 8_500)).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Highest bid: ₱8,000',
    'Lowest ask: None',
    'Last sale: ₱8,500',
  ]);
});
