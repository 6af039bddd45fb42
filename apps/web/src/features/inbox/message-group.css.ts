import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const PICTURE = '72px';
/** At 320 px and 200 % zoom the words go below the picture rather than into a column of one word. */
const narrow = '(max-width: 22em)';

export const group = recipe({
  base: {
    borderTop: `1px solid ${vars.color.rule}`,
    borderInlineStart: '3px solid transparent',
    padding: `${vars.space[4]} 0 ${vars.space[2]} ${vars.space[3]}`,
    selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.rule}` } },
  },
  variants: {
    unread: {
      true: { borderInlineStartColor: vars.color.ink },
      // Forced colours make transparent borders visible: every group would look unread.
      false: { '@media': { '(forced-colors: active)': { borderInlineStartColor: 'Canvas' } } },
    },
  },
});
/** The link of the step covers it, so that a finger need not find the words of the link. */
export const lead = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  '@media': {
    [narrow]: { flexDirection: 'column' },
    '(hover: hover)': { selectors: { '&:has(a:hover)': { background: vars.color.paperSunken } } },
  },
});
export const picture = style({ flex: 'none', width: PICTURE });
export const words = style({ flex: '1 1 0', minWidth: 0, display: 'grid', gap: vars.space[2] });
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
/** "2 new" stays on one line, however long the name beside it is. */
export const count = style({ flex: 'none' });
export const title = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@media': {
    [deskWidth]: {
      flexDirection: 'row',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space[4],
    },
  },
});
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch.least,
  minWidth: vars.touch.least,
  fontWeight: vars.weight.bold,
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
/** Below the words, not below the picture. */
export const foot = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  paddingInlineStart: `calc(${PICTURE} + ${vars.space[3]})`,
  '@media': { [narrow]: { paddingInlineStart: 0 } },
});
export const fold = style({ flex: '1 1 12rem', minWidth: 0 });
export const markRead = style({ marginInlineStart: 'auto' });
export const foldedList = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
});
