import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnchorProps } from '../../../link.ts';
import { Button } from './Button.tsx';

function RouterLink({ children, ...rest }: AnchorProps) {
  return (
    <a data-router="yes" {...rest}>
      {children}
    </a>
  );
}

test('without a type it does not submit the form around it', () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"');
});

test('a submit button submits', () => {
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test.each([
  [
    'disabled with a reason',
    <Button key="a" type="submit" disabledReason="Choose a size first.">
      Buy
    </Button>,
  ],
  [
    'loading',
    <Button key="b" type="submit" loadingLabel="Paying">
      Buy
    </Button>,
  ],
])('%s it never submits, but can still be focused', (_title, button) => {
  const html = renderToStaticMarkup(button);
  expect(html).toContain('type="button"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled=');
});

test('the reason is visible and describes the button', () => {
  const html = renderToStaticMarkup(<Button disabledReason="Choose a size first.">Buy</Button>);
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<span id="${id}"[^>]*>Choose a size first\\.</span>`));
});

test('while loading it keeps its words and says what is waited for', () => {
  const html = renderToStaticMarkup(<Button loadingLabel="Paying">Pay ₱8,650</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Pay ₱8,650');
  expect(html).toContain('Paying');
});

test('with href it is a plain link', () => {
  const html = renderToStaticMarkup(<Button href="/sell">Sell</Button>);
  expect(html).toMatch(/^<a href="\/sell"/);
  expect(html).not.toContain('<button');
});

test('with href and a link component it is that link', () => {
  expect(
    renderToStaticMarkup(
      <Button href="/sell" link={RouterLink}>
        Sell
      </Button>,
    ),
  ).toContain('data-router="yes"');
});

test('what the caller says is disabled stays so: a thing that is explained beside the button', () => {
  expect(renderToStaticMarkup(<Button aria-disabled>Mark all as read</Button>)).toContain('aria-disabled="true"');
});
