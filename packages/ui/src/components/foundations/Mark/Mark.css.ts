import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { hole as holeBase, holeVars, notch, notchVars } from '../../../css/notch.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const link = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.touch.least,
    color: 'inherit',
    textDecoration: 'none',
    justifySelf: 'start',
  }),
);

export const mark = style([
  notch,
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    height: 34,
    padding: '0 11px 0 10px',
    color: vars.color.accentInk,
    fontFamily: vars.font.wide,
    fontStretch: vars.width.wide,
    fontWeight: vars.weight.mark,
    fontSize: '1.1875rem',
    letterSpacing: '-0.045em',
    lineHeight: 1,
    vars: {
      [notchVars.size]: '9px',
      [notchVars.line]: '0px',
      [notchVars.edge]: vars.color.accent,
      [notchVars.fill]: vars.color.accent,
    },
  }),
]);

export const hole = style([
  holeBase,
  inKit({
    width: 7,
    height: 7,
    marginTop: -9,
    vars: { [holeVars.fill]: vars.color.paper, [holeVars.edge]: 'transparent' },
  }),
]);
