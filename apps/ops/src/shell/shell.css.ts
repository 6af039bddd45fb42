import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const header = style({ borderBottom: `1px solid ${vars.color.rule}`, marginBottom: vars.space[6] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[6]}`,
  paddingBlock: vars.space[2],
});
export const nav = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` });
export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.touch.least,
  fontWeight: vars.weight.medium,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '2px' },
  },
});
/** A key of the keyboard, drawn as one. */
export const key = style({
  padding: '0 5px',
  border: `1px solid ${vars.color.ruleStrong}`,
  fontFamily: 'inherit',
  fontSize: vars.type.label,
  fontWeight: vars.weight.text,
  color: vars.color.inkSoft,
});
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  '@media': { [deskWidth]: { marginLeft: 'auto' } },
});
/** Where a page begins for the keyboard after a change of pages; nothing that one can press, so no outline. */
export const start = style({ outline: 'none', paddingBottom: vars.space[16] });
export const signIn = style({ maxWidth: '26rem', paddingBlock: vars.space[10] });
/** Takes the focus by program only, so that reading and tabbing go on from here. */
export const focusPlace = style({ outline: 'none' });
