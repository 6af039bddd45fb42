import { style } from '@vanilla-extract/css';
import { canHover } from '../../css/breakpoints.ts';
import { inKit } from '../../css/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const iconButton = style(
  inKit({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: vars.touch.least,
    height: vars.touch.least,
    flex: 'none',
    color: 'inherit',
    selectors: { '&[aria-disabled="true"]': { color: vars.color.ruleStrong, cursor: 'not-allowed' } },
    '@media': {
      [canHover]: { selectors: { '&:not([aria-disabled="true"]):hover': { background: vars.color.paperSunken } } },
    },
  }),
);
export const badge = style(inKit({ position: 'absolute', top: 6, right: 2, lineHeight: 1 }));
