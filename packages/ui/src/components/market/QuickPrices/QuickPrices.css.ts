import { style } from '@vanilla-extract/css';
import { canHover } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { notch, notchVars } from '../../../css/notch.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const quick = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.6rem), 1fr))',
    gap: 6,
    marginTop: vars.space[3],
  }),
);
export const choice = style([
  notch,
  inKit({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    minHeight: 74,
    paddingBlock: 9,
    paddingInline: '11px 8px',
    fontSize: vars.type.label,
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [canHover]: { ':hover': { vars: { [notchVars.fill]: vars.color.paperSunken } } } },
  }),
]);
export const price = style(inKit({ display: 'block', fontSize: vars.type.body, fontWeight: vars.weight.bold }));
export const result = style(inKit({ color: vars.color.inkSoft }));
