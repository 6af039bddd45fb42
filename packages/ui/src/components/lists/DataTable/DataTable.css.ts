import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover, phoneWidth } from '../../../css/breakpoints.ts';
import { focusOutlineInside } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { layers } from '../../../css/layers.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** A table too wide for its place scrolls in itself, never the page. */
export const scroll = style(
  inKit({ position: 'relative', overflowX: 'auto', selectors: { '&:focus-visible': focusOutlineInside } }),
);
/** On phones each row of this table is a small list. */
const stacked = style({});
export const table = recipe({
  base: inKit({ width: '100%', borderCollapse: 'collapse', fontSize: vars.type.label, lineHeight: 1.4 }),
  variants: { onPhone: { scroll: {}, stack: stacked } },
  defaultVariants: { onPhone: 'scroll' },
});

const between = {
  paddingBlock: 9,
  paddingInlineEnd: 16,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
} as const;
export const heading = recipe({
  base: inKit({
    ...between,
    paddingBlock: 6,
    fontWeight: vars.weight.bold,
    textAlign: 'start',
    color: vars.color.inkSoft,
    verticalAlign: 'bottom',
    selectors: {
      ...between.selectors,
      // Aligned with the sorting headings, which are 44 px high.
      'tr:has([aria-sort]) > &': { verticalAlign: 'middle' },
    },
  }),
  variants: {
    kind: { text: {}, amount: inKit({ textAlign: 'end' }) },
    sorts: { true: inKit({ paddingBlock: 0 }) },
  },
  defaultVariants: { kind: 'text' },
});
export const sorter = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: vars.touch.least,
    minWidth: vars.touch.least,
    color: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'inherit',
    textDecoration: 'none',
    selectors: {
      '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.ink },
      '&:focus-visible': focusOutlineInside,
    },
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } } },
  }),
);
export const sortMark = style(inKit({ flex: 'none', width: 12, height: 16, fill: 'none' }));
export const sortArrow = recipe({
  base: inKit({ stroke: 'currentColor', strokeWidth: 1.5 }),
  variants: { on: { true: inKit({ strokeWidth: 2.5 }), false: inKit({ opacity: 0.45 }) } },
});

export const cell = recipe({
  base: inKit({
    ...between,
    borderTop: `1px solid ${vars.color.rule}`,
    textAlign: 'start',
    fontWeight: vars.weight.text,
    verticalAlign: 'baseline',
  }),
  variants: {
    kind: {
      text: {},
      amount: inKit({
        textAlign: 'end',
        fontWeight: vars.weight.bold,
        fontSize: vars.type.body,
        fontVariantNumeric: 'tabular-nums lining-nums',
        whiteSpace: 'nowrap',
      }),
    },
  },
  defaultVariants: { kind: 'text' },
});
/** As high as a row will be, so that nothing moves when it comes. */
export const cellToCome = recipe({
  base: inKit({ ...between, paddingBlock: 0, borderTop: `1px solid ${vars.color.rule}`, verticalAlign: 'middle' }),
  variants: {
    kind: {
      text: inKit({ height: `calc(19px + 1.4 * ${vars.type.label})` }),
      amount: inKit({ height: `calc(19px + 1.4 * ${vars.type.body})` }),
    },
  },
  defaultVariants: { kind: 'text' },
});
export const empty = style(
  inKit({
    paddingBlock: vars.space[5],
    borderTop: `1px solid ${vars.color.rule}`,
    fontSize: vars.type.body,
    textAlign: 'start',
    color: vars.color.inkSoft,
  }),
);

type GlobalRule = NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string];
const whenStacked = (selector: string, rule: GlobalRule) =>
  globalStyle(`${stacked} ${selector}`, { '@layer': { [layers.kit]: { '@media': { [phoneWidth]: rule } } } });

whenStacked('tr', { display: 'grid', borderTop: `1px solid ${vars.color.rule}`, paddingBlock: 8 });
whenStacked('thead tr', { display: 'flex', flexWrap: 'wrap', columnGap: 16, borderTop: 0, paddingBlock: 0 });
// Stacked rows keep only the headings that sort, because each cell shows its own heading.
whenStacked('thead th:not([aria-sort])', {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
whenStacked('thead th', { padding: 0 });
whenStacked('tbody > tr > *', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  padding: '3px 0',
  borderTop: 0,
});
// An empty cell under a heading means something; a heading beside an empty cell does not.
whenStacked('tbody td:empty', { display: 'none' });
whenStacked('tbody th', { fontWeight: vars.weight.bold, fontSize: vars.type.body });
whenStacked('tbody td[data-label]::before', {
  // The second says that it is for the eye only: a screen reader has the column's heading.
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  color: vars.color.inkSoft,
  fontSize: vars.type.label,
  fontWeight: vars.weight.text,
});
