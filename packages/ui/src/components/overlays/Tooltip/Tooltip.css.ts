import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelVoice } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const tooltip = style(
  inKit({
    ...labelVoice,
    zIndex: vars.layer.popover,
    maxWidth: 'min(18rem, calc(100vw - 16px))',
    padding: '8px 12px',
    background: vars.color.ink,
    color: vars.color.paper,
    animation: `${fadeIn} ${vars.motion.quick}`,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
