import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const bars = style(
  inKit({
    display: 'block',
    width: '100%',
    height: 44,
    marginBottom: vars.space[2],
    borderBottom: `1.5px solid ${vars.color.ink}`,
    fill: vars.color.ink,
  }),
);
/** Outside of the chosen range. */
export const rest = style(inKit({ fill: vars.color.rule }));
