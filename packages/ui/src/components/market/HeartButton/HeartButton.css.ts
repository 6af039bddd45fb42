import { globalStyle, style } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const heart = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.touch.least,
    height: vars.touch.least,
    color: 'inherit',
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.paperSunken } } },
    },
  }),
);
// The drawing is a part of its own, which a press fills.
globalStyle(
  `${heart}[aria-pressed="true"] > svg`,
  inKit({
    fill: vars.color.accent,
    stroke: vars.color.accent,
    '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
  }),
);
/** On paper of its own, because pictures have grounds of every colour. */
export const onPicture = style([heart, inKit({ width: vars.touch.least, background: vars.color.paper })]);
export const withWord = style([
  heart,
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    paddingInline: 10,
    marginInlineEnd: -10,
    fontWeight: vars.weight.bold,
  }),
]);
