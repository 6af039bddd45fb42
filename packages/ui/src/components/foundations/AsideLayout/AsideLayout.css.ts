import { style } from '@vanilla-extract/css';
import { deskWidth, phoneWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const layout = style(
  inKit({
    '@media': {
      [phoneWidth]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[8] },
      [deskWidth]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.orderAside}`,
        columnGap: vars.space[16],
        alignItems: 'start',
      },
    },
  }),
);
export const main = style(inKit({ minWidth: 0 }));
export const aside = style(inKit({ minWidth: 0, '@media': { [deskWidth]: { position: 'sticky', top: 16 } } }));
