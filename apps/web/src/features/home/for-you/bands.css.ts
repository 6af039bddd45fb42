import { deskWidth } from '@suki/ui/css/breakpoints';
import { tabular, wideVoice } from '@suki/ui/css/voices';
import { vars } from '@suki/ui/tokens/contract.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { cut, display, far, later } from './block-parts.ts';
import { loud } from './picture.css.ts';

/** One story, as wide as the screen, in the colours of ink. */
export const story = style([
  later(760, 520),
  far,
  {
    // Ink in the light; in the dark, where ink is nearly white, the sunken paper.
    background: `color-mix(in srgb, ${vars.color.paperSunken} ${vars.darkShare}, ${vars.color.ink})`,
    color: `color-mix(in srgb, ${vars.color.ink} ${vars.darkShare}, ${vars.color.paper})`,
    clipPath: cut('34px'),
    '@media': { [deskWidth]: { clipPath: cut('64px') } },
  },
]);
export const storyPage = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[8],
  '@media': {
    [deskWidth]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[16],
      paddingBlock: vars.space[12],
    },
  },
});
export const storyKicker = style({ fontSize: vars.type.label, fontWeight: vars.weight.bold });
export const storyTitle = style({
  ...display,
  marginBlock: `${vars.space[2]} ${vars.space[5]}`,
  '@media': { [deskWidth]: { fontSize: 'clamp(2.6rem, 4vw, 3.4rem)' } },
});
export const storyPoint = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  padding: `${vars.space[3]} 0`,
  borderTop: '1px solid currentColor',
});
export const storyNumber = style({ ...wideVoice, ...tabular, fontSize: vars.type.lead, lineHeight: 1.3 });
export const storyEnd = style({ marginTop: vars.space[3], maxWidth: '56ch' });
export const storyLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch.least,
  color: 'inherit',
  fontWeight: vars.weight.bold,
});
export const storyFrame = style({ position: 'relative', color: vars.color.ink });
export const storyArt = style([loud, { aspectRatio: '10 / 9' }]);
export const pin = style({
  ...wideVoice,
  ...tabular,
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  background: vars.color.ink,
  color: vars.color.paper,
  clipPath: cut('9px'),
});
export const pins = styleVariants({
  0: [pin, { insetInlineStart: '73%', top: '63%' }],
  1: [pin, { insetInlineStart: '17%', top: '2%' }],
  2: [pin, { insetInlineStart: '54%', top: '88%' }],
});

/** Selling: what somebody bids now, and what the seller gets of it. */
export const sell = style([
  later(620, 420),
  far,
  loud,
  { clipPath: cut('34px'), '@media': { [deskWidth]: { clipPath: cut('64px') } } },
]);
export const sellPage = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  '@media': {
    [deskWidth]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) 320px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[8],
      paddingBlock: vars.space[10],
    },
  },
});
export const sellText = style({ margin: `${vars.space[2]} 0 ${vars.space[4]}`, maxWidth: '44ch' });
export const sellArt = style({ display: 'block', aspectRatio: '6 / 5', width: 'min(100%, 360px)', margin: '0 auto' });
export const sellLines = style({ ...tabular, borderTop: '1.5px solid currentColor', marginTop: vars.space[2] });
export const sellLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: '8px 0',
  borderBottom: '1px solid currentColor',
});
export const strong = style({ fontWeight: vars.weight.bold });
