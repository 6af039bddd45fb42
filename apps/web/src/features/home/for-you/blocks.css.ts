import { deskWidth } from '@suki/ui/css/breakpoints';
import { tabular, wideVoice } from '@suki/ui/css/voices';
import { vars } from '@suki/ui/tokens/contract.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { display, far, later, outlineRoom, rule, strongRule } from './block-parts.ts';
import { loud, quiet } from './picture.css.ts';

/** The editors' choice: five tiles of different sizes round a headline. */
export const picks = style([later(900, 590), outlineRoom, far]);
export const picksGrid = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateAreas: '"say say" "a a" "b c" "b d" "e e"',
  '@media': {
    [deskWidth]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) minmax(0, 1.05fr)',
      gridTemplateAreas: '"say say a a b" "e e c d b"',
      gridAutoRows: '284px',
    },
  },
});
export const picksSay = style({
  gridArea: 'say',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingTop: vars.space[3],
  borderTop: strongRule,
  '@media': { [deskWidth]: { paddingInlineEnd: vars.space[8] } },
});
export const bigTitle = style({
  ...display,
  '@media': { [deskWidth]: { fontSize: 'clamp(2.6rem, 4vw, 3.4rem)' } },
});
export const sayText = style({ maxWidth: '36ch', marginTop: vars.space[2], color: vars.color.inkSoft });
const tile = style([loud, { position: 'relative', minHeight: 196, '@media': { [deskWidth]: { minHeight: 0 } } }]);
export const tiles = styleVariants({
  a: [tile, { gridArea: 'a' }],
  b: [tile, { gridArea: 'b' }],
  c: [tile, { gridArea: 'c' }],
  d: [tile, { gridArea: 'd' }],
  e: [tile, { gridArea: 'e' }],
});
export const tileLink = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '100%',
  padding: 14,
  color: 'inherit',
  textDecoration: 'none',
});
export const tileArt = style({
  display: 'block',
  flex: '1 1 0',
  minHeight: 120,
  '@media': { [deskWidth]: { minHeight: 0 } },
});
export const tileWords = style({ display: 'grid', lineHeight: 1.3 });
export const tileHeart = style({ position: 'absolute', insetInlineEnd: 0, top: 0 });
export const small = style({ ...tabular, fontSize: vars.type.label, lineHeight: 1.4 });
export const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** A shelf: goods stand on a line, with their prices below it. */
export const shelf = style([later(420, 380), outlineRoom, far]);
export const shelfTrack = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '44vw',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  '@media': { [deskWidth]: { gridAutoColumns: 'minmax(0, 1fr)', overflowX: 'clip', margin: 0, padding: 0 } },
});
export const shelfLink = style({ display: 'block', color: 'inherit', textDecoration: 'none' });
export const shelfArt = style({
  display: 'block',
  height: 130,
  borderBottom: `3px solid ${vars.color.ink}`,
  '@media': { [deskWidth]: { height: 170 } },
});
// Shoes stand in the middle of their frame: moved down, they stand on the line.
globalStyle(`${shelfArt} > img`, { objectPosition: '50% 20%' });
export const shelfWords = style({ display: 'grid', padding: '10px 12px 0 0', lineHeight: 1.3 });

/** A list of doors, each with its name in large type. */
export const aisles = style([later(560, 400), outlineRoom, far]);
export const aisleGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  marginTop: vars.space[2],
  '@media': { [deskWidth]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const aisle = style([
  quiet,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    height: 132,
    padding: 12,
    '@media': { [deskWidth]: { height: 168, padding: 14 } },
  },
]);
export const aisleLink = style({ display: 'block', color: 'inherit', textDecoration: 'none' });
export const aisleName = style({
  ...wideVoice,
  position: 'relative',
  zIndex: 1,
  fontSize: vars.type.lead,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  '@media': { [deskWidth]: { fontSize: vars.type.heading } },
});
export const aisleArt = style({
  position: 'absolute',
  insetInlineEnd: '-8%',
  bottom: '-22%',
  width: '82%',
  aspectRatio: '1',
  '@media': { [deskWidth]: { width: '70%', bottom: '-30%' } },
});

/** Brands by how much there is of each. */
export const brands = style([later(330, 300), outlineRoom, far]);
export const brandFlow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 22 });
const brand = style({
  ...wideVoice,
  display: 'inline-flex',
  alignItems: 'baseline',
  minHeight: vars.touch.least,
  color: 'inherit',
  letterSpacing: '-0.035em',
  lineHeight: 1.12,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '5px' } },
});
export const brandSizes = styleVariants({
  large: [brand, { fontSize: 'clamp(2.4rem, 7vw, 5.6rem)' }],
  medium: [brand, { fontSize: 'clamp(1.5rem, 3.4vw, 2.8rem)' }],
  small: [brand, { fontSize: 'clamp(1.1rem, 1.9vw, 1.5rem)' }],
});
export const brandCount = style({
  fontSize: vars.type.label,
  fontStretch: vars.width.plain,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  marginInlineStart: 3,
  alignSelf: 'flex-start',
});

/** The end of the page: how it works, or what somebody looked at; both in one room. */
export const leftOff = style({
  borderTop: rule,
  paddingTop: vars.space[2],
  marginTop: vars.space[8],
  marginBottom: vars.space[6],
});
export const strip = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(230px, 70vw)',
  gap: vars.space[4],
  height: 108,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  '@media': {
    [deskWidth]: { gridAutoColumns: 'minmax(0, 1fr)', height: 88, overflowX: 'clip', margin: 0, padding: 0 },
  },
});
export const step = style({
  borderTop: strongRule,
  paddingTop: vars.space[2],
  fontSize: vars.type.label,
  lineHeight: 1.45,
});
export const seenLink = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: vars.type.label,
  lineHeight: 1.3,
});
export const seenArt = style([loud, { height: 72 }]);
export const moreLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch.least,
  marginInlineStart: 'auto',
  color: 'inherit',
  fontSize: vars.type.label,
  fontWeight: vars.weight.bold,
});

/** Items that came out last: wide pictures. */
export const fresh = style([later(340, 380), outlineRoom, far]);
export const freshTrack = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(285px, 72vw)',
  gap: vars.space[3],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginTop: vars.space[2],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  '@media': {
    [deskWidth]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: vars.space[5],
      overflowX: 'clip',
      marginInline: 0,
      padding: 0,
    },
  },
});
export const freshItem = style({ position: 'relative', minWidth: 0 });
export const freshArt = style([quiet, { aspectRatio: '8 / 5.6' }]);
