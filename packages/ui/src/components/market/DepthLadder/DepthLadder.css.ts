import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const ladder = style(
  inKit({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: vars.type.label }),
);
const headingRule = {
  padding: '6px 0',
  fontWeight: vars.weight.bold,
  lineHeight: 1.35,
  verticalAlign: 'bottom',
} as const;
export const heading = recipe({
  base: inKit(headingRule),
  variants: {
    side: {
      below: inKit({ textAlign: 'end', color: vars.color.bid }),
      above: inKit({ textAlign: 'start', color: vars.color.ask }),
    },
  },
});
export const priceHeading = style(
  // As wide as ₱1,234,567 at 16 px, and a third where there is room.
  inKit({ ...headingRule, width: 'max(6.25rem, 30%)', textAlign: 'center', color: vars.color.inkSoft }),
);
export const row = recipe({
  base: inKit({ selectors: { '&:not(:first-child)': { borderTop: `1px solid ${vars.color.rule}` } } }),
  variants: { mine: { true: inKit({ background: vars.color.paperSunken }) } },
});
export const cell = style(inKit({ height: 36, padding: 0, verticalAlign: 'middle', fontWeight: vars.weight.bold }));
export const price = style([
  cell,
  inKit({ fontSize: vars.type.body, textAlign: 'center', fontVariantNumeric: 'tabular-nums lining-nums' }),
]);
export const mine = recipe({
  base: [cell, inKit({ lineHeight: 1.35, paddingInline: 4 })],
  variants: { side: { above: inKit({ textAlign: 'end' }), below: inKit({ textAlign: 'start' }) } },
});

export const line = recipe({
  base: inKit({ display: 'flex', alignItems: 'center', gap: 6, fontVariantNumeric: 'tabular-nums lining-nums' }),
  variants: {
    side: {
      above: inKit({ color: vars.color.ask }),
      below: inKit({ flexDirection: 'row-reverse', color: vars.color.bid }),
    },
  },
});

// Room for a number of three figures beside the longest bar.
const full = '(100% - 2.1rem)';
/** From the price outwards: what stands at better prices, pale, then what stands here. */
export const bar = recipe({
  base: inKit({
    flex: 'none',
    display: 'flex',
    height: 18,
    width: `calc(${full} * (var(--suki-ladder-before) + var(--suki-ladder-here)))`,
    minWidth: 8,
    '::before': {
      content: '""',
      width: 'calc(100% * var(--suki-ladder-before) / (var(--suki-ladder-before) + var(--suki-ladder-here)))',
    },
    '::after': { content: '""', flex: 1, minWidth: 6 },
  }),
  variants: {
    side: {
      // Outlined on one side, filled on the other: told apart without colour.
      above: inKit({
        '::before': { borderBlock: `1px solid color-mix(in oklab, ${vars.color.ask} 40%, ${vars.color.paper})` },
        '::after': { border: `1.5px solid ${vars.color.ask}` },
      }),
      below: inKit({
        flexDirection: 'row-reverse',
        '::before': { background: `color-mix(in oklab, ${vars.color.bid} 24%, ${vars.color.paper})` },
        '::after': { background: vars.color.bid },
        '@media': {
          [forcedColors]: {
            forcedColorAdjust: 'none',
            borderBlock: '1px solid CanvasText',
          },
        },
      }),
    },
  },
});
export const between = style(
  inKit({
    height: 32,
    padding: '6px 8px',
    textAlign: 'center',
    lineHeight: 1.4,
    background: vars.color.paperSunken,
    color: vars.color.inkSoft,
  }),
);
