import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { wideWidth } from '../../shell/wide.ts';

/** On a wide screen the comparisons with the gateway stand beside the lists. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wideWidth]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      columnGap: vars.space[12],
      alignItems: 'start',
    },
  },
});
export const part = style({ minWidth: 0 });
