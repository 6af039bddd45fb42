import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import '../tokens/theme.css.ts';
import { vars } from '../tokens/contract.css.ts';
import { reducedMotion } from './breakpoints.ts';
import { focusOutline } from './focus.ts';
import { layers } from './layers.css.ts';

type LayeredRule = NonNullable<GlobalStyleRule['@layer']>[string];

const base = (selector: string, rule: LayeredRule) => globalStyle(selector, { '@layer': { [layers.base]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('html', {
  fontSize: '100%',
  WebkitTextSizeAdjust: '100%',
  // Room for the sticky bar, so that a focused field is never under it.
  scrollPaddingBlock: '16px 96px',
});
base('body', {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.plain,
  fontSize: vars.type.body,
  fontWeight: vars.weight.text,
  fontStretch: vars.width.plain,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
base('[data-theme]', { background: vars.color.paper, color: vars.color.ink });
base('h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset, table, blockquote', { margin: 0, padding: 0, border: 0 });
base('fieldset', { minWidth: 0 });
base('legend', { padding: 0 });
base('ul, ol', { listStyle: 'none' });
base('h1, h2, h3, h4', { font: 'inherit' });
base('b, strong', { fontWeight: vars.weight.bold });
base('a', { color: 'inherit', textUnderlineOffset: '3px', textDecorationThickness: '1px' });
base('button, input, select, textarea', {
  font: 'inherit',
  fontStretch: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
base('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit', borderRadius: 0 });
base('img, svg, video', { display: 'block', maxWidth: '100%' });
base('td, th, time, output', { fontVariantNumeric: 'tabular-nums lining-nums' });
base('summary', { cursor: 'pointer' });
// On paper a page is its content.
base('header, footer, nav', { '@media': { print: { display: 'none !important' } } });
base(':focus-visible', focusOutline);
base(':target', { scrollMarginTop: '16px' });
// A control that lies invisibly over its label shows its focus on the label.
base('label:has(> input:focus-visible)', focusOutline);
base('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      transition: 'none !important',
      animation: 'none !important',
    },
  },
});
