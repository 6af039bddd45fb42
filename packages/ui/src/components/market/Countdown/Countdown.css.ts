import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const countdown = recipe({
  // Heavier than the deadline before it, and in one piece: a figure never stands without its unit.
  base: inKit({
    display: 'inline-block',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: vars.weight.medium,
  }),
  variants: { near: { true: inKit({ color: vars.color.critical, fontWeight: vars.weight.bold }) } },
});
