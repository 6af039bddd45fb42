import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Adds to the looks of a TextLink what a link never is: disabled. Long words break to the start, not to the middle. */
export const textButton = style(
  inKit({
    textAlign: 'start',
    selectors: { '&&:disabled': { color: vars.color.inkSoft, textDecoration: 'none', cursor: 'not-allowed' } },
    '@media': { [forcedColors]: { selectors: { '&&:disabled': { color: 'GrayText' } } } },
  }),
);
