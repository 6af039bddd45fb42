import { style } from '@vanilla-extract/css';
import { canHover } from '../../../css/breakpoints.ts';
import { focusOutlineInside } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const part = style(inKit({ borderBottom: `1px solid ${vars.color.rule}` }));
export const trigger = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space[3],
    width: '100%',
    minHeight: vars.touch.control,
    paddingBlock: 10,
    lineHeight: 1.35,
    textAlign: 'start',
    selectors: { '&:focus-visible': focusOutlineInside },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.paperSunken } } } },
  }),
);
export const title = style(
  inKit({ flex: '1 1 12rem', minWidth: 0, fontWeight: vars.weight.bold, overflowWrap: 'anywhere' }),
);
/** Where both do not fit beside each other, the summary goes under the title. */
export const words = style(
  inKit({ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[3] }),
);
export const summary = style(inKit({ ...labelSize, color: vars.color.inkSoft }));
export const arrow = style(
  inKit({
    flex: 'none',
    transition: `transform ${vars.motion.quick}`,
    selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
  }),
);
export const content = style(
  inKit({
    paddingBottom: vars.space[4],
    maxWidth: vars.layout.measure,
    selectors: { '&[data-state="closed"]': { display: 'none' } },
  }),
);
