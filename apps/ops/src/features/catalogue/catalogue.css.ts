import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** The box, then the item, which takes the rest of the line. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});
/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))',
  gap: vars.space[4],
});
export const boxes = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` });
export const picture = style({ maxWidth: '320px', marginBlockStart: vars.space[6] });
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9em, 1fr))',
  gap: vars.space[4],
});
/** The labels of a size, each a few characters wide. */
export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5em, 1fr))',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
});
/** A form that stands alone on its page. */
export const form = style({ maxInlineSize: '44rem' });
