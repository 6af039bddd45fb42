import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../css/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const countdown = recipe({
  base: inKit({ fontVariantNumeric: 'tabular-nums lining-nums' }),
  variants: { near: { true: inKit({ color: vars.color.critical, fontWeight: vars.weight.bold }) } },
});
