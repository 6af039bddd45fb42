import { deskWidth, phoneWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [deskWidth]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: vars.space[12] } },
});
export const groups = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  '@media': { [deskWidth]: { gap: vars.space[6] } },
});
export const groupTitle = style({ fontSize: vars.type.label, color: vars.color.inkSoft });
/** On phones the lists of a group stand beside each other. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  '@media': { [deskWidth]: { display: 'block' } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.touch.least,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [deskWidth]: { borderBottom: `1px solid ${vars.color.rule}` } },
  selectors: { '&[aria-current]': { fontWeight: vars.weight.bold, textDecoration: 'underline' } },
});
/** A link with a second line below the name. */
export const linkOfTwoLines = style([
  link,
  { flexDirection: 'column', alignItems: 'start', justifyContent: 'center', gap: 0, paddingBlock: vars.space[2] },
]);
/** Room for three digits: the counts appear later than the page. */
export const count = style({
  display: 'inline-block',
  minInlineSize: '3ch',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.bold,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[6]}`,
});
/** On a phone below the item's text, not below its picture of 72 px. */
export const dates = style({
  '@media': { [phoneWidth]: { paddingInlineStart: `calc(72px + ${vars.space[3]})` } },
});
