import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { deskWidth } from '../../css/breakpoints.ts';
import { inKit } from '../../css/in-layer.ts';
import { layers } from '../../css/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

/** On phones a sheet at the foot of the screen, within reach of the thumb; at a desk a box in the middle. */
export const dialog = style(
  inKit({
    width: '100%',
    maxWidth: '100%',
    maxHeight: '92dvh',
    margin: 'auto 0 0',
    padding: 0,
    border: 0,
    borderTop: `1.5px solid ${vars.color.ink}`,
    background: vars.color.paper,
    color: vars.color.ink,
    overscrollBehavior: 'contain',
    '::backdrop': { background: vars.color.veil },
    selectors: { '&[open]': { animation: `${fadeIn} ${vars.motion.toastFade}` } },
    '@media': {
      [deskWidth]: { width: '30rem', margin: 'auto', border: `1.5px solid ${vars.color.ink}` },
    },
  }),
);
export const head = style(
  inKit({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: 60,
    padding: '8px 8px 8px 20px',
    background: vars.color.paper,
  }),
);
export const body = style(inKit({ padding: '0 20px 20px' }));
export const actions = style(
  inKit({
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: 8,
    padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
    background: vars.color.paper,
    borderTop: `1px solid ${vars.color.rule}`,
  }),
);
globalStyle(':root:has(dialog[open])', {
  '@layer': { [layers.base]: { overflow: 'hidden', scrollbarGutter: 'stable' } },
});
