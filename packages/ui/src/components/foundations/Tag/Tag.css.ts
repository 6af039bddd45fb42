import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { holeVars, notch, notchVars } from '../../../css/notch.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

const solid = {
  color: vars.color.paper,
  vars: {
    [notchVars.edge]: vars.color.ink,
    [notchVars.fill]: vars.color.ink,
    [holeVars.fill]: vars.color.paper,
    [holeVars.edge]: 'transparent',
  },
};

const stamp = (color: string) =>
  inKit({ color, vars: { [notchVars.line]: '1.5px', [notchVars.edge]: 'currentColor' } });

export const tag = recipe({
  base: [
    notch,
    inKit({
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 24,
      maxWidth: '100%',
      paddingBlock: 2,
      paddingInline: '8px 12px',
      fontSize: vars.type.label,
      fontWeight: vars.weight.bold,
      lineHeight: 1.25,
      vars: {
        [notchVars.size]: vars.notch.label,
        [notchVars.edge]: vars.color.ruleStrong,
      },
    }),
  ],
  variants: {
    tone: {
      fact: inKit({ color: vars.color.ink }),
      solid: inKit(solid),
      plain: stamp(vars.color.ink),
      positive: stamp(vars.color.positive),
      caution: stamp(vars.color.caution),
      critical: stamp(vars.color.critical),
      bid: stamp(vars.color.bid),
      ask: stamp(vars.color.ask),
    },
  },
  defaultVariants: { tone: 'fact' },
});
