import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../css/breakpoints.ts';
import { inKit } from '../../css/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const stats = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(6rem, 30%), 1fr))',
    borderTop: `1px solid ${vars.color.rule}`,
    marginTop: vars.space[3],
    fontSize: vars.type.label,
    '@media': { [deskWidth]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' } },
  }),
);
export const stat = style(inKit({ padding: '10px 8px 10px 0', borderBottom: `1px solid ${vars.color.rule}` }));
export const name = style(inKit({ color: vars.color.inkSoft, lineHeight: 1.35 }));
export const value = style(
  inKit({
    fontSize: vars.type.body,
    fontWeight: vars.weight.bold,
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
