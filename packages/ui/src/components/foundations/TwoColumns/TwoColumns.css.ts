import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const columns = style(
  inKit({
    '@media': {
      [deskWidth]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[10] },
    },
  }),
);
