import { createGlobalVar, style } from '@vanilla-extract/css';
import { forcedColors, phoneWidth } from '../../../css/breakpoints.ts';
import { focusOutline } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize, tabular } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** The color of a swatch, set by the part. */
const color = createGlobalVar('suki-swatch');

export const facet = style(inKit({ minWidth: 0, borderTop: `1px solid ${vars.color.rule}`, paddingBlock: '4px 14px' }));
export const head = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 8px',
    minHeight: 40,
    fontWeight: vars.weight.bold,
  }),
);
export const hint = style(inKit({ ...labelSize, ...tabular, fontWeight: vars.weight.text, color: vars.color.inkSoft }));

export const systems = style(inKit({ display: 'flex', flexWrap: 'wrap', gap: 2 }));
export const system = style(
  inKit({
    ...labelSize,
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.touch.least,
    minHeight: vars.touch.least,
    fontWeight: vars.weight.text,
    color: vars.color.inkSoft,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': {
        color: vars.color.ink,
        fontWeight: vars.weight.bold,
        boxShadow: `inset 0 -2px ${vars.color.ink}`,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-current]': { borderBottom: '2px solid Highlight' } } } },
  }),
);

/** Figure above, count below. */
export const cells = style(
  inKit({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(54px, 1fr))', gap: 5 }),
);
export const wideCells = style(inKit({ gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))' }));
const chosen = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;
export const cell = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    minHeight: 46,
    padding: '5px 4px 4px 8px',
    border: `1px solid ${vars.color.rule}`,
    color: 'inherit',
    lineHeight: 1.2,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current]': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.paper },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-current]': chosen } } },
  }),
);
export const cellName = style(inKit({ fontWeight: vars.weight.bold }));
export const count = style(
  inKit({
    ...labelSize,
    ...tabular,
    color: vars.color.inkSoft,
    fontWeight: vars.weight.text,
    selectors: { '[aria-current] > &': { color: 'inherit' } },
  }),
);

export const rows = style(inKit({ display: 'grid' }));
export const colors = style(
  inKit({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: '0 14px' }),
);
export const row = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: 10,
    alignItems: 'center',
    minHeight: vars.touch.least,
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&[aria-current]': { fontWeight: vars.weight.bold } },
  }),
);
/** Looks like a checkbox, and belongs to a link: a press changes the address. */
export const box = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    border: `1.5px solid ${vars.color.ruleStrong}`,
    color: 'transparent',
    selectors: {
      '[aria-current] > &': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.paper },
    },
    '@media': { [forcedColors]: { selectors: { '[aria-current] > &': chosen } } },
  }),
);
export const swatch = style(
  inKit({
    width: 20,
    height: 20,
    background: color,
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.ink} 30%, transparent)`,
    selectors: { '[aria-current] > &': { outline: `2px solid ${vars.color.ink}`, outlineOffset: 2 } },
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
  }),
);

export const more = style(
  inKit({
    ...labelSize,
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.touch.least,
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: vars.weight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const range = style(
  inKit({
    ...labelSize,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    gap: vars.space[2],
    alignItems: 'center',
    marginBottom: vars.space[2],
  }),
);
export const amount = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: vars.touch.least,
    paddingInline: vars.space[2],
    background: vars.color.paperSunken,
    borderBottom: `1.5px solid ${vars.color.ink}`,
    fontWeight: vars.weight.bold,
    selectors: { '&:has(input:focus-visible)': focusOutline },
    '@media': { [phoneWidth]: { fontSize: vars.type.body } },
  }),
);
export const amountInput = style(
  inKit({
    ...tabular,
    width: '100%',
    minWidth: 0,
    minHeight: vars.touch.least,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);
