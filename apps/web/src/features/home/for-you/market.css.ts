import { canHover, deskWidth } from '@suki/ui/css/breakpoints';
import { tabular, wideVoice } from '@suki/ui/css/voices';
import { vars } from '@suki/ui/tokens/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { loud, quiet } from './picture.css.ts';

const rule = `1px solid ${vars.color.rule}`;
const strongRule = `1.5px solid ${vars.color.ink}`;
/** Height of a row of deals or kept items: what replaces what moves nothing. */
const SIDE_ROW = 128;

export const market = style({
  display: 'grid',
  gap: vars.space[8],
  marginTop: vars.space[6],
  '@media': {
    [deskWidth]: { gridTemplateColumns: 'minmax(0, 1fr) 388px', gap: vars.space[12], marginTop: vars.space[10] },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  minHeight: vars.touch.least,
  marginBottom: vars.space[1],
});
export const headText = style({
  flexBasis: '100%',
  order: 1,
  fontSize: vars.type.label,
  color: vars.color.inkSoft,
  '@media': { [deskWidth]: { flexBasis: 'auto', order: 0 } },
});
export const headEnd = style({ marginInlineStart: 'auto' });

const row = { borderTop: rule, selectors: { '&:first-child': { borderTop: strongRule } } };
const rowLink = {
  display: 'grid',
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.paperSunken } } } },
};
/** A list by rank: the number is the picture. */
export const ranked = style({ position: 'relative', ...row });
export const rankedLink = style({
  ...rowLink,
  gridTemplateColumns: '24px 92px minmax(0, 1fr)',
  columnGap: 12,
  minHeight: 96,
  paddingInlineEnd: 40,
  '@media': {
    ...rowLink['@media'],
    [deskWidth]: {
      gridTemplateColumns: '34px 100px minmax(0, 1fr)',
      columnGap: vars.space[4],
      paddingInlineEnd: 52,
      minHeight: 89,
    },
  },
});
/** Words of a rank: under each other on a phone, the price at the end of the line at a desk. */
export const rankedWords = style({
  display: 'grid',
  minWidth: 0,
  '@media': {
    [deskWidth]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: vars.space[4] },
  },
});
export const rank = style({
  ...wideVoice,
  ...tabular,
  fontSize: vars.type.heading,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const rankedArt = style([loud, { height: 76, '@media': { [deskWidth]: { height: 72 } } }]);
export const heart = style({ position: 'absolute', insetInlineEnd: -10, top: 22 });
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: 1.3,
});
export const note = style({
  ...tabular,
  display: 'block',
  fontSize: vars.type.label,
  lineHeight: 1.4,
  color: vars.color.inkSoft,
});
export const good = style([note, { color: vars.color.positive, fontWeight: vars.weight.bold }]);
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  '@media': { [deskWidth]: { display: 'block', textAlign: 'end' } },
});
/** Only at a desk a rank has room for its sales beside its price. */
export const sold = style({ display: 'none', '@media': { [deskWidth]: { display: 'block' } } });

/** Under the heart on a phone, before the price at a desk. */
export const sparkPlace = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 14,
  width: 36,
  '@media': { [deskWidth]: { insetInlineEnd: 216, bottom: 'auto', top: 30, width: 88 } },
});
export const spark = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fill: 'currentColor',
});
globalStyle(`${spark} path`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const side = style({ display: 'flex', flexDirection: 'column' });
/** As high as three rows, whatever stands in it. */
export const sideList = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 3 * SIDE_ROW });
export const sideRow = style({
  flex: `1 0 ${SIDE_ROW}px`,
  display: 'flex',
  ...row,
});
export const sideLink = style({
  ...rowLink,
  flex: 1,
  minWidth: 0,
  alignItems: 'stretch',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  columnGap: vars.space[4],
  paddingBlock: 10,
  '@media': { ...rowLink['@media'], [deskWidth]: { gridTemplateColumns: '156px minmax(0, 1fr)' } },
});
export const sideArt = style([quiet, { minHeight: 0, height: 106, '@media': { [deskWidth]: { height: 'auto' } } }]);
export const sideWords = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minWidth: 0,
});
export const was = style({ ...tabular, fontSize: vars.type.label, color: vars.color.inkSoft });
export const rest = style({
  display: 'flex',
  flex: `1 0 ${SIDE_ROW - 20}px`,
  alignItems: 'flex-end',
  padding: 14,
  marginTop: 10,
  background: vars.color.paperSunken,
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
});
