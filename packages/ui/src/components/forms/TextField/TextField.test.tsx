import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('its label names the field', () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Full name" />);
  expect(html).toContain('<label for="name"');
  expect(html).toContain('id="name"');
});

test('without hint and error nothing describes it and it is not invalid', () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Full name" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('hint and error describe it, in this order, and the error marks it as invalid', () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Full name" hint="As on your ID." error="Too short." />);
  expect(html).toContain('aria-describedby="name-hint name-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="name-hint"[^>]*>As on your ID\./);
  expect(html).toMatch(/id="name-error"/);
});

test('the place of the error is announced politely and is there before there is an error', () => {
  expect(renderToStaticMarkup(<TextField label="Full name" />)).toContain('aria-live="polite"');
});
