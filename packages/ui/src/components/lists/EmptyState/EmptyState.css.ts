import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const state = style(
  inKit({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[3],
    paddingBlock: `${vars.space[8]} ${vars.space[10]}`,
  }),
);
export const drawing = style(
  inKit({
    width: 132,
    height: 108,
    fill: 'none',
    stroke: vars.color.ruleStrong,
    strokeWidth: 1.5,
    marginBottom: vars.space[1],
  }),
);
export const text = style(inKit({ maxWidth: '48ch', color: vars.color.inkSoft }));
export const money = style(inKit({ maxWidth: '48ch', fontWeight: vars.weight.bold }));
export const actions = style(
  inKit({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginTop: vars.space[1] }),
);
