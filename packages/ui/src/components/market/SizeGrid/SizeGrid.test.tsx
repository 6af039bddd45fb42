import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SizeGrid } from './SizeGrid.tsx';

const html = renderToStaticMarkup(
  <SizeGrid
    label="Size"
    name="size"
    defaultValue="9"
    taggedLabel="also in flash stock"
    cells={[
      { value: '8', label: '8', detail: '₱8,750', tagged: true },
      { value: '9', label: '9', detail: '₱8,650' },
      { value: '14', label: '14', detail: 'None', disabled: true },
    ]}
  />,
);

test('it is a group with a name', () => {
  expect(html).toMatch(/^<fieldset><legend[^>]*>Size<\/legend>/);
});

test('each size is a radio button of one group, with its price as a part of its name', () => {
  expect(html.match(/<input type="radio"[^>]* name="size"/g)).toHaveLength(3);
  expect(html).toMatch(/<label[^>]*><input[^>]*value="8"[^>]*><span[^>]*>8<\/span><span[^>]*>₱8,750<\/span>/);
});

test('only the chosen one is checked and only what cannot be chosen is disabled', () => {
  expect(html.match(/<input[^>]* checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="9"')]);
  expect(html.match(/<input[^>]* disabled=""[^>]*>/g)).toEqual([expect.stringContaining('value="14"')]);
});

test('the notch is said in words', () => {
  expect(html.match(/also in flash stock/g)).toHaveLength(1);
});
