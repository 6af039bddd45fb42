import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Receipt } from './Receipt.tsx';

const html = renderToStaticMarkup(
  <Receipt
    lines={[
      { id: 'fee', label: 'Inspection', note: 'Twelve points', amount: '₱0', was: { amount: '₱250', label: 'before' } },
      { id: 'total', label: 'You pay', amount: '₱8,650', kind: 'total' },
    ]}
  />,
);

test('each line is a term with its amount', () => {
  expect(html.match(/<dt/g)).toHaveLength(2);
  expect(html.match(/<dd/g)).toHaveLength(2);
});

test('a struck amount is said to be the old one', () => {
  expect(html).toMatch(/>before <\/span><s[^>]*>₱250<\/s>₱0</);
});
