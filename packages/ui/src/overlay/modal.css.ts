import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inKit } from '../css/in-layer.ts';
import { layers } from '../css/layers.css.ts';
import { vars } from '../tokens/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const veil = style(
  inKit({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    background: vars.color.veil,
    animation: `${fadeIn} ${vars.motion.toastFade}`,
  }),
);
/** Styles of every panel over the page; each panel adds its own position. */
export const panel = style(
  inKit({
    position: 'fixed',
    zIndex: vars.layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.paper,
    color: vars.color.ink,
    // The panel is named and announced; the outline belongs to its controls.
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);
export const fade = style(inKit({ animation: `${fadeIn} ${vars.motion.toastFade}` }));

globalStyle(':root[data-scroll-lock]', { '@layer': { [layers.base]: { overflow: 'hidden' } } });
globalStyle(':root[data-scroll-lock="gutter"]', { '@layer': { [layers.base]: { scrollbarGutter: 'stable' } } });
