import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const veil = recipe({
  base: inKit({
    position: 'fixed',
    zIndex: vars.layer.spinner,
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
    background: `color-mix(in srgb, ${vars.color.paper} 88%, transparent)`,
    fontWeight: vars.weight.bold,
    textAlign: 'center',
    // Visibility changes at once when it appears and after the fade when it goes.
    transition: `opacity ${vars.motion.spinnerFade}, visibility ${vars.motion.spinnerFade}`,
  }),
  variants: { visible: { true: {}, false: inKit({ opacity: 0, visibility: 'hidden' }) } },
});
export const ring = style(inKit({ fontSize: vars.type.figure, lineHeight: 1 }));
