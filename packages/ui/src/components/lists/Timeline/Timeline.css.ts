import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const entry = recipe({
  base: inKit({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '5.75rem 18px minmax(0, 1fr)',
    paddingBottom: 14,
    lineHeight: 1.4,
    '::before': {
      content: '""',
      gridColumn: 2,
      gridRow: 1,
      width: 8,
      height: 8,
      marginTop: 8,
      background: vars.color.ink,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(5.75rem + 3.5px)',
      top: 20,
      bottom: -6,
      width: 1,
      background: vars.color.rule,
    },
    selectors: { '&:last-child::after': { display: 'none' } },
    '@media': { [forcedColors]: { '::before': { background: 'CanvasText' }, '::after': { background: 'CanvasText' } } },
  }),
  variants: {
    state: {
      past: {},
      next: inKit({
        '::before': { background: vars.color.paper, boxShadow: `inset 0 0 0 1.5px ${vars.color.ruleStrong}` },
        '@media': { [forcedColors]: { '::before': { background: 'Canvas', border: '1.5px solid CanvasText' } } },
      }),
    },
  },
  defaultVariants: { state: 'past' },
});
export const time = style(
  inKit({ ...labelSize, gridColumn: 1, gridRow: 1, paddingTop: 2, paddingInlineEnd: 6, color: vars.color.inkSoft }),
);
export const what = style(inKit({ gridColumn: 3, fontVariantNumeric: 'tabular-nums lining-nums' }));
export const next = style(inKit({ fontWeight: vars.weight.bold }));
export const note = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));
