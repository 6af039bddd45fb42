import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceTag } from './PriceTag.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

test.each(['₱8,650', '−₱300', '₱1,250.50', 'US$115', ''])('%s is shown letter by letter', (amount) => {
  expect(textOf(renderToStaticMarkup(<PriceTag>{amount}</PriceTag>))).toBe(amount);
});

test('the peso sign alone has its own weight', () => {
  expect(renderToStaticMarkup(<PriceTag>−₱300</PriceTag>)).toMatch(/>−<span class="[^"]+">₱<\/span>300</);
});

test('as an output it is announced when it changes', () => {
  expect(renderToStaticMarkup(<PriceTag as="output">₱1</PriceTag>)).toMatch(/^<output/);
});
