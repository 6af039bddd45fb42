import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const pages = style(inKit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }));

const slot = {
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.touch.least,
  minHeight: vars.touch.least,
} as const;
const hover = {
  [canHover]: { selectors: { '&:not([aria-current]):hover': { background: vars.color.paperSunken } } },
} as const;

export const page = recipe({
  base: inKit({
    ...slot,
    paddingInline: 8,
    color: vars.color.ink,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textDecoration: 'none',
    '@media': hover,
  }),
  variants: {
    current: {
      true: inKit({
        background: vars.color.ink,
        color: vars.color.paper,
        '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
      }),
    },
  },
});
export const step = style(
  inKit({ ...slot, color: vars.color.ink, border: `1px solid ${vars.color.ruleStrong}`, '@media': hover }),
);
/** An arrow without a link keeps its place, so that the other arrow does not move under the finger. */
export const noStep = style(inKit({ ...slot, color: vars.color.rule, border: `1px solid ${vars.color.rule}` }));
export const gap = style(inKit({ ...slot, color: vars.color.inkSoft }));
export const position = style(
  inKit({ paddingInline: 12, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums lining-nums' }),
);

export const more = style(
  inKit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` }),
);
export const moreNote = style(inKit({ ...labelSize, color: vars.color.inkSoft }));
export const moreFailure = style(inKit({ ...labelSize, flex: '1 0 100%', color: vars.color.critical }));
