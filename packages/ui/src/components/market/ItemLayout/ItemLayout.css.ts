import { style } from '@vanilla-extract/css';
import { deskWidth, phoneWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const layout = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space[12],
    '@media': {
      [deskWidth]: {
        gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.itemAside}`,
        gridTemplateAreas: '"art buy" "below buy"',
        gridTemplateRows: 'auto 1fr',
      },
    },
  }),
);
export const art = style(inKit({ minWidth: 0, '@media': { [deskWidth]: { gridArea: 'art' } } }));
export const buy = style(
  inKit({
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    '@media': {
      [phoneWidth]: { paddingTop: vars.space[4] },
      [deskWidth]: { gridArea: 'buy', position: 'sticky', top: 16, alignSelf: 'start' },
    },
  }),
);
export const below = style(inKit({ minWidth: 0, '@media': { [deskWidth]: { gridArea: 'below' } } }));
