import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const line = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: vars.space[3],
    alignItems: 'center',
    color: 'inherit',
    textDecoration: 'none',
  }),
);
export const banner = style(inKit({ display: 'grid', gap: vars.space[2], color: 'inherit', textDecoration: 'none' }));
export const name = style(inKit({ display: 'block', fontWeight: vars.weight.bold, lineHeight: 1.3 }));
export const detail = style(
  inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
