import { style } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const iconButton = style(
  inKit({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: vars.touch.least,
    height: vars.touch.least,
    flex: 'none',
    color: 'inherit',
    selectors: { '&:is(:disabled, [aria-disabled="true"])': { color: vars.color.ruleStrong, cursor: 'not-allowed' } },
    '@media': {
      [canHover]: {
        selectors: { '&:not(:disabled, [aria-disabled="true"]):hover': { background: vars.color.paperSunken } },
      },
      [forcedColors]: { selectors: { '&:is(:disabled, [aria-disabled="true"])': { color: 'GrayText' } } },
    },
  }),
);
/** Beside the drawing's corner, which stays visible. */
export const badge = style(inKit({ position: 'absolute', top: 1, insetInlineEnd: -3, lineHeight: 1 }));
