import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const avatar = recipe({
  base: inKit({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    background: `color-mix(in oklab, var(--suki-avatar-tint, ${vars.color.ruleStrong}) 30%, ${vars.color.paper})`,
    color: vars.color.ink,
    // A black tint in the dark would have no edge.
    boxShadow: `inset 0 0 0 1px ${vars.color.rule}`,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    textTransform: 'uppercase',
  }),
  variants: {
    size: {
      small: inKit({ width: 20, height: 20, fontSize: '0.625rem' }),
      medium: inKit({ width: 40, height: 40, fontSize: vars.type.body }),
      large: inKit({ width: 72, height: 72, fontSize: vars.type.heading }),
    },
  },
  defaultVariants: { size: 'small' },
});
export const image = style(inKit({ width: '100%', height: '100%', objectFit: 'cover' }));
