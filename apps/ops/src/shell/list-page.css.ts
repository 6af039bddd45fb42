import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { wideWidth } from './wide.ts';

/** Links over the whole width, apart from the title below them. */
export const above = style({ marginBlockEnd: vars.space[5] });
/** On a wide screen the head of a page stands beside its list, which begins at the top. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [wideWidth]: { gridTemplateColumns: '300px minmax(0, 1fr)', columnGap: vars.space[12], alignItems: 'start' },
  },
});
export const head = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { [wideWidth]: { position: 'sticky', top: vars.space[4] } },
});
export const list = style({ minWidth: 0 });
