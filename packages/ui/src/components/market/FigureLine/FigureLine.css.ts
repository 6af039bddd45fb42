import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** As high as a MoneyField, so that the amount typed and the amount received stand on one line at a desk. */
export const line = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    marginTop: vars.space[2],
    minHeight: `max(60px, calc(${vars.type.figure} * 1.35))`,
    borderBottom: `3px solid ${vars.color.ink}`,
  }),
);
