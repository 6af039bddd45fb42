import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A ring with a gap. With reduced motion it stands still: the words beside it say that work goes on. */
export const glyph = style(
  inKit({
    flex: 'none',
    display: 'inline-block',
    width: '1.25em',
    height: '1.25em',
    borderRadius: vars.radius.round,
    border: '2.5px solid currentColor',
    borderRightColor: 'transparent',
    // Forced colours make the transparent part visible, and a whole ring does not show that it turns.
    '@media': { [forcedColors]: { borderRightColor: 'Canvas' } },
    animation: `${turn} ${vars.motion.spinnerTurn} linear infinite`,
  }),
);
