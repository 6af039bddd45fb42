import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** On phones at the foot of the screen, within reach of the thumb; at a desk a box in the middle. */
export const place = style(
  inKit({
    insetInline: 0,
    bottom: 0,
    maxHeight: '92dvh',
    borderTop: `1.5px solid ${vars.color.ink}`,
    '@media': {
      [deskWidth]: {
        inset: 0,
        width: '30rem',
        height: 'fit-content',
        margin: 'auto',
        border: `1.5px solid ${vars.color.ink}`,
      },
    },
  }),
);
