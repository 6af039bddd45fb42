import { deskWidth } from '@suki/ui/css/breakpoints';
import { tabular, wideVoice } from '@suki/ui/css/voices';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { loud } from './picture.css.ts';

const rule = `1px solid ${vars.color.rule}`;
/** The edge of the page's content inside a part that is as wide as the screen. */
const edge = `max(${vars.layout.gutter}, calc(50% - ${vars.layout.page} / 2))`;
const cut = (size: string) => `polygon(0 0, calc(100% - ${size}) 0, 100% ${size}, 100% 100%, 0 100%)`;

export const front = style({
  '@media': {
    [deskWidth]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      columnGap: vars.space[12],
      paddingInlineStart: edge,
    },
  },
});
export const say = style({
  padding: `${vars.space[4]} ${vars.layout.gutter}`,
  '@media': {
    [deskWidth]: {
      display: 'flex',
      flexDirection: 'column',
      padding: `${vars.space[8]} 0 ${vars.space[4]}`,
    },
  },
});
export const title = style({
  ...wideVoice,
  fontSize: vars.type.display,
  lineHeight: 1.06,
  letterSpacing: '-0.024em',
  textWrap: 'balance',
  '@media': { [deskWidth]: { fontSize: 'clamp(2.2rem, 3.6vw, 2.9rem)' } },
});
export const search = style({ marginTop: vars.space[3], '@media': { [deskWidth]: { display: 'none' } } });
/** On a phone the first screen belongs to the drop; the line above the prices says what they include. */
export const text = style({
  display: 'none',
  '@media': {
    [deskWidth]: { display: 'block', marginTop: vars.space[4], color: vars.color.inkSoft, maxWidth: '44ch' },
  },
});
export const tries = style({
  display: 'none',
  '@media': {
    [deskWidth]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[4],
      marginTop: vars.space[2],
      fontSize: vars.type.label,
      color: vars.color.inkSoft,
    },
  },
});

/** Our figures: a row on a phone, a ledger at a desk. */
export const figures = style({
  display: 'flex',
  // Two rows on the narrowest phones, where four figures would touch.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginTop: vars.space[4],
  '@media': { [deskWidth]: { display: 'block', marginTop: 'auto', paddingTop: vars.space[4] } },
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minWidth: 0,
  '@media': {
    [deskWidth]: {
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      padding: '12px 0',
      borderTop: rule,
      selectors: { '&:first-child': { borderTop: `1.5px solid ${vars.color.ink}` } },
    },
  },
});
export const figureName = style({
  maxWidth: '13ch',
  fontSize: vars.type.label,
  lineHeight: 1.25,
  color: vars.color.inkSoft,
  '@media': { [deskWidth]: { maxWidth: 'none', color: vars.color.ink, fontWeight: vars.weight.medium } },
});
export const figureValue = style({
  ...wideVoice,
  ...tabular,
  fontSize: vars.type.lead,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [deskWidth]: { fontSize: vars.type.heading, lineHeight: 1.1, minWidth: '7.4rem' } },
});

/** The drop that stands large, on its own paper, with the corner of the tag. */
export const lead = style([
  loud,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    columnGap: vars.space[3],
    padding: `14px ${vars.layout.gutter}`,
    clipPath: cut('34px'),
    '@media': {
      [deskWidth]: {
        gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
        minHeight: 620,
        padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[6]}`,
        paddingInlineEnd: `max(${vars.layout.gutter}, calc(50vw - ${vars.layout.page} / 2))`,
        clipPath: cut('64px'),
      },
    },
  },
]);
export const leadWhen = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: vars.weight.bold,
});
export const leadName = style({
  ...wideVoice,
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: 1,
  marginTop: vars.space[2],
  fontSize: 'clamp(2.3rem, 10.4vw, 3.1rem)',
  lineHeight: 0.94,
  letterSpacing: '-0.045em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [deskWidth]: { marginTop: vars.space[3], fontSize: 'clamp(3.4rem, 6vw, 5.6rem)' } },
});
/** Long names stand in smaller type, so that they stay three lines. */
export const leadNameLong = style([
  leadName,
  {
    fontSize: 'clamp(1.75rem, 7.8vw, 2.4rem)',
    '@media': { [deskWidth]: { fontSize: 'clamp(2.4rem, 4.2vw, 3.9rem)' } },
  },
]);
export const leadLink = style({ color: 'inherit', textDecoration: 'none' });
export const leadArt = style({
  display: 'block',
  gridColumn: '1 / -1',
  width: 'min(88%, 400px)',
  aspectRatio: '8 / 4.7',
  margin: '-14px -8px 0 auto',
  '@media': {
    [deskWidth]: {
      gridRow: 3,
      alignSelf: 'end',
      width: 'min(600px, 94%)',
      aspectRatio: '8 / 5',
      margin: '-30px -24px 0 auto',
    },
  },
});
export const leadCount = style({
  position: 'absolute',
  insetInlineStart: vars.layout.gutter,
  bottom: 104,
  fontSize: vars.type.label,
  fontWeight: vars.weight.bold,
  '@media': {
    [deskWidth]: { position: 'static', gridRow: 4, gridColumn: 1, display: 'flex', alignItems: 'baseline', gap: 10 },
  },
});
export const leadFigure = style({
  ...wideVoice,
  ...tabular,
  display: 'block',
  fontSize: vars.type.figure,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const leadDo = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginTop: vars.space[2],
  paddingTop: vars.space[2],
  borderTop: '1px solid currentColor',
  '@media': {
    [deskWidth]: { gridRow: 4, gridColumn: 2, gap: vars.space[6], margin: 0, padding: 0, borderTop: 0 },
  },
});
export const leadPrice = style({ display: 'grid', fontSize: vars.type.label, lineHeight: 1.35, minWidth: 0 });

/** The calendar: a column for each day, which scrolls on a phone. */
export const days = style({
  // Hidden words inside are positioned: they scroll along instead of sticking out of the page.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '136px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: vars.layout.gutter,
  borderBottom: rule,
  '@media': { [deskWidth]: { gridAutoColumns: 'minmax(0, 1fr)', paddingInline: edge, overflowX: 'clip' } },
});
export const day = style({
  minWidth: 0,
  borderInlineStart: rule,
  selectors: { '&:first-child': { borderInlineStart: 0 } },
});
export const dayLink = style({
  display: 'block',
  height: '100%',
  padding: '10px 10px 14px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { ':first-child > &': { paddingInlineStart: 0 } },
  '@media': { [deskWidth]: { padding: '14px 14px 18px' } },
});
export const dayHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 7,
  height: vars.space[6],
  marginBottom: vars.space[2],
});
export const dayFigure = style({
  ...wideVoice,
  ...tabular,
  fontSize: vars.type.heading,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const dayWhen = style({ fontSize: vars.type.label, fontWeight: vars.weight.bold, whiteSpace: 'nowrap' });
export const dayArt = style([loud, { height: 104 }]);
const dayWords = style({
  display: 'flex',
  alignItems: 'flex-end',
  height: 104,
  padding: 10,
  fontSize: vars.type.label,
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
});
export const dayUp = style([loud, dayWords, { display: 'flex' }]);
export const dayAll = style([dayWords, { background: vars.color.ink, color: vars.color.paper }]);
export const dayName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minHeight: '2.6em',
  marginTop: vars.space[2],
  fontSize: vars.type.label,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
});
export const dayNote = style({ ...tabular, display: 'block', fontSize: vars.type.label, color: vars.color.inkSoft });
