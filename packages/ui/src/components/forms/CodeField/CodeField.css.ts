import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Six digits set far apart. One input and not six boxes: paste, autofill from the message and screen readers work. */
export const input = style(
  inKit({
    fontSize: vars.type.heading,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: '0.42em',
    minHeight: 56,
  }),
);
export const narrow = style(inKit({ maxWidth: '18rem' }));
