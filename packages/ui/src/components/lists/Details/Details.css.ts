import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const summary = style(
  inKit({
    listStyle: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    width: 'fit-content',
    minHeight: vars.touch.least,
    fontSize: vars.type.label,
    fontWeight: vars.weight.bold,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);
export const question = style(
  inKit({
    width: 'auto',
    justifyContent: 'space-between',
    gap: vars.space[4],
    fontSize: vars.type.body,
    lineHeight: 1.35,
    paddingBlock: 10,
  }),
);
export const questionBlock = style(inKit({ borderBottom: `1px solid ${vars.color.rule}` }));
export const answer = style(inKit({ paddingBottom: vars.space[4], maxWidth: vars.layout.measure }));
export const arrow = style(
  inKit({
    flex: 'none',
    transition: `transform ${vars.motion.quick}`,
    selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);
