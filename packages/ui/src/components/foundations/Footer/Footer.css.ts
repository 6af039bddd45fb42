import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const footer = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[6]}`,
    marginTop: vars.space[16],
    padding: `${vars.space[5]} 0 ${vars.space[8]}`,
    borderTop: `1px solid ${vars.color.rule}`,
    fontSize: vars.type.label,
    color: vars.color.inkSoft,
  }),
);
export const link = style(
  inKit({ display: 'inline-flex', alignItems: 'center', minHeight: vars.touch.least, minWidth: vars.touch.least }),
);
export const words = style(inKit({ flex: '1 1 100%', maxWidth: vars.layout.measure, marginTop: vars.space[2] }));
