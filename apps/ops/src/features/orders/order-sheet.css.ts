import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { wideWidth } from '../../shell/wide.ts';

/** On a wide screen the list of the order stands beside it. */
export const page = style({
  '@media': {
    [wideWidth]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(220px, 3fr) minmax(0, 12fr)',
      columnGap: vars.space[10],
      alignItems: 'start',
      vars: { [vars.layout.orderAside]: '300px' },
    },
  },
});
/** After the order in the document, so that the keyboard comes to the work first. */
export const list = style({
  display: 'none',
  '@media': {
    [wideWidth]: {
      display: 'block',
      gridColumn: 1,
      gridRow: 1,
      position: 'sticky',
      top: vars.space[4],
      maxHeight: `calc(100vh - ${vars.space[8]})`,
      overflowY: 'auto',
      paddingInlineEnd: vars.space[4],
    },
  },
});
export const sheet = style({ minWidth: 0, '@media': { [wideWidth]: { gridColumn: 2, gridRow: 1 } } });
