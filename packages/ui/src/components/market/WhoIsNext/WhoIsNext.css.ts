import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const block = style(
  inKit({
    paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
    '@media': {
      [deskWidth]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.orderAside}`,
        columnGap: vars.space[16],
        alignItems: 'start',
        paddingTop: vars.space[3],
      },
    },
  }),
);
export const title = style(inKit({ maxWidth: '46rem' }));
export const words = style(inKit({ maxWidth: vars.layout.measure, marginTop: vars.space[3] }));
export const aside = style(inKit({ minWidth: 0 }));
