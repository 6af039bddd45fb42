import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { wideWidth } from '../../shell/wide.ts';

/** On a wide screen the work on an alert stands beside its words. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [wideWidth]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', columnGap: vars.space[10] },
  },
});
export const part = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', minWidth: 0 });
