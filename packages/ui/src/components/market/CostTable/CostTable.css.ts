import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const table = style(inKit({ width: '100%', borderCollapse: 'collapse' }));
export const name = style(
  inKit({
    paddingBlock: 10,
    paddingInlineEnd: 16,
    borderTop: `1px solid ${vars.color.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: vars.weight.text,
    lineHeight: 1.4,
  }),
);
export const note = style(inKit({ display: 'block', fontSize: vars.type.label, color: vars.color.inkSoft }));
export const amount = recipe({
  base: inKit({
    padding: '10px 0',
    borderTop: `1px solid ${vars.color.rule}`,
    textAlign: 'end',
    verticalAlign: 'top',
    fontWeight: vars.weight.bold,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
  }),
  variants: { tone: { ink: {}, positive: inKit({ color: vars.color.positive }) } },
  defaultVariants: { tone: 'ink' },
});
