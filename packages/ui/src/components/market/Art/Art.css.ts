import { createGlobalVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { deskWidth, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

// Both are set by Art.tsx on the element: the colour of the tinted ground, and a tiny preview of the picture
// (ThumbHash).
const tint = createGlobalVar('suki-art-tint');
const placeholder = createGlobalVar('suki-art-placeholder');

const ground = `color-mix(in oklab, ${fallbackVar(tint, vars.color.ruleStrong)} ${vars.artMix}, ${vars.color.artBase})`;

// Plain classes, no recipes: each picture of a page would run through the code of recipes twice.
export const art = style(
  inKit({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    backgroundColor: ground,
    backgroundImage: fallbackVar(placeholder, 'none'),
    backgroundSize: '100% 100%',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
export const ratios = styleVariants({
  square: inKit({ aspectRatio: '1' }),
  card: inKit({ aspectRatio: '8 / 7' }),
  wide: inKit({ aspectRatio: '8 / 6' }),
  look: inKit({ aspectRatio: '3 / 4' }),
  banner: inKit({ aspectRatio: '384 / 184' }),
  hero: inKit({ aspectRatio: '8 / 5.6', '@media': { [deskWidth]: { aspectRatio: '10 / 7.6' } } }),
  // Out of the flow: the parent has its own height, and a late picture cannot stretch it.
  fill: inKit({ position: 'absolute', inset: 0 }),
});
export const picture = style(
  inKit({
    position: 'relative',
    width: '100%',
    height: '100%',
    // Drawn only when the picture did not load: its words on the ground, in place of the browser's broken-image icon.
    '::after': {
      content: 'attr(alt)',
      position: 'absolute',
      inset: 0,
      padding: 8,
      background: ground,
      color: vars.color.inkSoft,
      fontSize: vars.type.label,
    },
  }),
);
export const fits = styleVariants({
  contain: inKit({ objectFit: 'contain' }),
  cover: inKit({ objectFit: 'cover' }),
});
export const corner = style(
  inKit({ display: 'flex', position: 'absolute', insetInlineStart: 0, top: 0, maxWidth: '100%' }),
);
