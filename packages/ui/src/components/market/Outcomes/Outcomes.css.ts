import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { notch } from '../../../css/notch.css.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const outcomes = style(
  inKit({
    display: 'grid',
    gap: vars.space[2],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [deskWidth]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] } },
  }),
);
export const outcome = style([
  notch,
  inKit({ display: 'flex', flexDirection: 'column', gap: 4, padding: '14px 16px 16px' }),
]);
export const price = style(inKit({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' }));
export const priceNote = style(inKit({ ...labelSize, color: vars.color.inkSoft }));
export const list = style(inKit({ margin: '2px 0 0' }));
export const consequence = style(
  inKit({
    position: 'relative',
    paddingInlineStart: 16,
    lineHeight: 1.45,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: '0.65em',
      width: 8,
      borderTop: '2px solid currentColor',
    },
  }),
);
export const action = style(inKit({ marginTop: 'auto', paddingTop: 10 }));
