import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const facts = style(inKit({ borderTop: `1px solid ${vars.color.rule}` }));
export const fact = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(112px, 1fr) 2fr',
    gap: vars.space[4],
    paddingBlock: vars.space[3],
    borderBottom: `1px solid ${vars.color.rule}`,
    overflowWrap: 'anywhere',
  }),
);
export const name = style(inKit({ color: vars.color.inkSoft }));
