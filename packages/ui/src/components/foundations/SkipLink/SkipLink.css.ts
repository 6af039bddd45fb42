import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const skipLink = style(
  inKit({
    position: 'absolute',
    insetInlineStart: vars.space[4],
    top: vars.space[2],
    zIndex: vars.layer.progress,
    padding: vars.space[3],
    background: vars.color.paper,
    color: vars.color.ink,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 } },
  }),
);
