import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { endAlign } from '../../foundations/TextLink/TextLink.css.ts';

export const show = style(inKit({ flex: 'none', paddingInlineEnd: 12, vars: { [endAlign]: 'flex-end' } }));
export const capsLock = style(
  inKit({
    ...labelSize,
    color: vars.color.caution,
    fontWeight: vars.weight.bold,
    selectors: { '&:not(:empty)': { marginTop: 6 } },
  }),
);
export const strength = style(
  inKit({
    ...labelSize,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    marginTop: 6,
    color: vars.color.inkSoft,
  }),
);
export const bars = style(inKit({ display: 'flex', gap: 3, flex: 'none' }));
/** The number of filled bars carries the meaning, not their colour. */
export const bar = recipe({
  base: inKit({
    width: 28,
    height: 6,
    border: `1px solid ${vars.color.ruleStrong}`,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    filled: {
      true: inKit({
        background: vars.color.ink,
        borderColor: vars.color.ink,
        '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
      }),
    },
  },
});
