import { vars } from '@suki/ui/tokens/contract.css';
import { createGlobalVar, style } from '@vanilla-extract/css';

/** The two colours behind a drawing, set by ItemArt. */
const light = createGlobalVar('suki-art-light');
const dark = createGlobalVar('suki-art-dark');

/** The paper of an item in the present theme. */
export const paper = `color-mix(in srgb, ${dark} ${vars.darkShare}, ${light})`;

/**
 * A drawing has its ground in the final colours, so the kit's tint of a ground is switched off. `light-dark()` would be
 * shorter; the oldest declared browsers lack it (ADR 0121).
 */
export const ground = style({
  display: 'contents',
  vars: {
    [vars.artMix]: '100%',
    '--suki-art-tint': paper,
  },
});
