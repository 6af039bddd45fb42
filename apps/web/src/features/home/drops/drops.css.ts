import { deskWidth } from '@suki/ui/css/breakpoints';
import { tabular, wideVoice } from '@suki/ui/css/voices';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { loud } from '../for-you/picture.css.ts';

const rule = `1px solid ${vars.color.rule}`;
const strongRule = `1.5px solid ${vars.color.ink}`;

export const layout = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [deskWidth]: { gridTemplateColumns: '300px minmax(0, 1fr)', alignItems: 'start', columnGap: vars.space[16] },
  },
});
/** The months: a row that scrolls on a phone, a column that stays at a desk. */
export const months = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(300px, 84vw)',
  gap: vars.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  '@media': {
    [deskWidth]: { gridAutoFlow: 'row', gridAutoColumns: 'auto', position: 'sticky', top: 16, margin: 0, padding: 0 },
  },
});
export const monthName = style({ fontWeight: vars.weight.bold, marginBottom: vars.space[2] });
export const month = style({ ...tabular, display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });
export const weekday = style({
  display: 'grid',
  placeItems: 'center',
  height: 28,
  fontSize: vars.type.label,
  color: vars.color.inkSoft,
});
export const date = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  borderTop: rule,
  fontSize: vars.type.label,
  color: vars.color.inkSoft,
});
export const today = style([
  date,
  { color: vars.color.ink, fontWeight: vars.weight.bold, textDecoration: 'underline' },
]);
export const dropDate = style([
  date,
  {
    background: vars.color.ink,
    color: vars.color.paper,
    fontWeight: vars.weight.bold,
    textDecoration: 'none',
  },
]);
export const day = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: vars.space[3],
  padding: `${vars.space[4]} 0`,
  borderTop: strongRule,
  '@media': { [deskWidth]: { gridTemplateColumns: '132px minmax(0, 1fr)', columnGap: vars.space[6] } },
});
export const dayFigure = style({
  ...wideVoice,
  ...tabular,
  display: 'block',
  fontSize: vars.type.figure,
  lineHeight: 0.95,
  letterSpacing: '-0.04em',
});
export const dayWhen = style({
  display: 'block',
  marginTop: vars.space[1],
  fontSize: vars.type.label,
  fontWeight: vars.weight.bold,
});
export const small = style({ ...tabular, display: 'block', fontSize: vars.type.label, color: vars.color.inkSoft });
export const drop = style({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '& + &': { marginTop: vars.space[4], paddingTop: vars.space[4], borderTop: rule } },
  '@media': { [deskWidth]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const dropLink = style({
  display: 'grid',
  gap: vars.space[3],
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [deskWidth]: { gridTemplateColumns: '220px minmax(0, 1fr)', alignItems: 'center', columnGap: vars.space[5] },
  },
});
export const dropArt = style([loud, { height: 150 }]);
export const dropName = style({
  ...wideVoice,
  display: 'block',
  fontSize: vars.type.lead,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
});
