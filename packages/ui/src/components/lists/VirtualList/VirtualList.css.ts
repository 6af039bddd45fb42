import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const list = style(inKit({ position: 'relative', height: 'var(--suki-list-height, auto)' }));
export const row = style(inKit({ paddingBlock: vars.space[2], borderTop: `1px solid ${vars.color.rule}` }));
export const placed = style(
  inKit({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    transform: 'translateY(var(--suki-list-start))',
  }),
);
