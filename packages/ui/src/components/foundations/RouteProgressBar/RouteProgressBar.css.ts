import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const place = style(
  inKit({ position: 'fixed', zIndex: vars.layer.progress, top: 0, insetInline: 0, height: 3, pointerEvents: 'none' }),
);
/** Hidden from screen readers while it does not show, and drawn by that. */
export const bar = style(
  inKit({
    height: '100%',
    background: vars.color.ink,
    transformOrigin: '0 50%',
    transform: 'scaleX(var(--suki-progress))',
    transition: `transform ${vars.motion.quick}`,
    selectors: {
      '[dir="rtl"] &': { transformOrigin: '100% 50%' },
      '&[aria-hidden="true"]': { opacity: 0, transition: 'none' },
    },
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);
