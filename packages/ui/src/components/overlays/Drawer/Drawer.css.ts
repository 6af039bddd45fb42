import { keyframes, style } from '@vanilla-extract/css';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });

/** On phones from the bottom edge; at a desk from the side where reading ends, as high as the window. */
export const place = style(
  inKit({
    insetInline: 0,
    bottom: 0,
    maxHeight: '92dvh',
    borderTop: `1.5px solid ${vars.color.ink}`,
    animation: `${fromBelow} ${vars.motion.slide} ease-out`,
    '@media': {
      [deskWidth]: {
        insetBlock: 0,
        insetInline: 'auto 0',
        width: 'min(28rem, 100vw)',
        maxHeight: 'none',
        borderTop: 0,
        borderInlineStart: `1.5px solid ${vars.color.ink}`,
        animationName: fromRight,
        selectors: { '[dir="rtl"] &': { animationName: fromLeft } },
      },
    },
  }),
);
