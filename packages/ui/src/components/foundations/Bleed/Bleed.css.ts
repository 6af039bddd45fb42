import { recipe } from '@vanilla-extract/recipes';
import { phoneWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const toTheEdge = { marginInline: `calc(-1 * ${vars.layout.gutter})` };

export const bleed = recipe({
  variants: { on: { phone: inKit({ '@media': { [phoneWidth]: toTheEdge } }), all: inKit(toTheEdge) } },
  defaultVariants: { on: 'phone' },
});
