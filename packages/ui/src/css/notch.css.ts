import { createGlobalVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { forcedColors } from './breakpoints.ts';
import { inPrimitive } from './in-layer.ts';

/** Variables that a user of the notch may set on its own element; the pseudo elements read them. */
export const notchVars = {
  size: createGlobalVar('suki-notch-size'),
  line: createGlobalVar('suki-notch-line'),
  edge: createGlobalVar('suki-notch-edge'),
  fill: createGlobalVar('suki-notch-fill'),
};

const cut = (size: string) => `polygon(0 0, calc(100% - ${size}) 0, 100% ${size}, 100% 100%, 0 100%)`;
// The inner shape's cut is shorter by line × (2 − √2), or the edge would look thicker on the diagonal.
const innerSize = `calc(${notchVars.size} - 0.586 * ${notchVars.line})`;

/**
 * The tag's shape: the top right corner cut at 45 degrees. Edge and fill are pseudo elements behind the content, never
 * a clip-path on the element itself, so a focus outline is not cut off.
 */
export const notch = style(
  inPrimitive({
    position: 'relative',
    isolation: 'isolate',
    vars: {
      [notchVars.size]: vars.notch.button,
      [notchVars.line]: '1px',
      [notchVars.edge]: vars.color.rule,
      [notchVars.fill]: vars.color.paper,
    },
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: notchVars.edge,
      clipPath: cut(notchVars.size),
    },
    '::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: notchVars.line,
      background: notchVars.fill,
      clipPath: cut(innerSize),
    },
    // The cut is where a line of words ends, beside the hole.
    selectors: {
      '[dir="rtl"] &::before': { transform: 'scaleX(-1)' },
      '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
    },
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** The box with all four corners: for the lane of items that have not passed through our hands. */
export const notchNone = style(
  inPrimitive({ selectors: { '&::before': { clipPath: 'none' }, '&::after': { clipPath: 'none' } } }),
);

/** Colours of the hole, set on it or on anything round it: clear with an edge in the colour of the text by default. */
export const holeVars = { fill: createGlobalVar('suki-hole-fill'), edge: createGlobalVar('suki-hole-edge') };

/** The hole beside the cut. It means "we checked it" and nothing else. */
export const hole = style(
  inPrimitive({
    flex: 'none',
    display: 'inline-block',
    width: 6,
    height: 6,
    borderRadius: vars.radius.round,
    background: fallbackVar(holeVars.fill, 'transparent'),
    boxShadow: `inset 0 0 0 1px ${fallbackVar(holeVars.edge, 'currentColor')}`,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
