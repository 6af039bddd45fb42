import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const item = recipe({
  base: {
    borderTop: `1px solid ${vars.color.rule}`,
    borderInlineStart: '3px solid transparent',
    selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.rule}` } },
  },
  variants: {
    unread: {
      true: { borderInlineStartColor: vars.color.ink },
      // Forced colours make transparent borders visible: every message would look unread.
      false: { '@media': { '(forced-colors: active)': { borderInlineStartColor: 'Canvas' } } },
    },
  },
});
export const row = style({
  display: 'grid',
  gap: vars.space[1],
  minHeight: vars.touch.least,
  padding: `${vars.space[3]} 0 ${vars.space[3]} ${vars.space[3]}`,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { '(hover: hover)': { selectors: { 'a&:hover': { background: vars.color.paperSunken } } } },
});
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  '@media': {
    [deskWidth]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space[4],
    },
  },
});
