import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { notch as notchBase, notchNone, notchVars } from '../../../css/notch.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const notch = recipe({
  base: notchBase,
  variants: {
    size: {
      label: inKit({ vars: { [notchVars.size]: vars.notch.label } }),
      button: inKit({ vars: { [notchVars.size]: vars.notch.button } }),
      cell: inKit({ vars: { [notchVars.size]: vars.notch.cell } }),
      lane: inKit({ vars: { [notchVars.size]: vars.notch.lane } }),
      report: inKit({ vars: { [notchVars.size]: vars.notch.report } }),
      none: notchNone,
    },
    edge: {
      rule: inKit({ vars: { [notchVars.edge]: vars.color.rule } }),
      strong: inKit({ vars: { [notchVars.edge]: vars.color.ruleStrong } }),
      ink: inKit({ vars: { [notchVars.edge]: vars.color.ink, [notchVars.line]: '1.5px' } }),
    },
    padding: {
      none: {},
      card: inKit({ padding: '14px 16px 16px' }),
    },
  },
  defaultVariants: { size: 'button', edge: 'rule', padding: 'card' },
});
