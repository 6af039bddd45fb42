import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { tabular } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const receipt = recipe({
  base: inKit({ ...tabular }),
  variants: {
    opening: {
      none: {},
      rule: inKit({ borderTop: `1px solid ${vars.color.rule}` }),
      ink: inKit({ borderTop: `1.5px solid ${vars.color.ink}` }),
    },
  },
  defaultVariants: { opening: 'none' },
});
export const line = recipe({
  base: inKit({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space[4],
    padding: '7px 0',
    selectors: { '&:not(:first-child)': { borderTop: `1px solid ${vars.color.rule}` } },
  }),
  variants: {
    kind: {
      line: {},
      strong: {},
      total: inKit({
        paddingTop: 12,
        borderTop: `1.5px dashed ${vars.color.ink}`,
        selectors: { '&:not(:first-child)': { borderTop: `1.5px dashed ${vars.color.ink}` } },
      }),
    },
  },
});
export const label = recipe({
  base: inKit({ minWidth: 0 }),
  variants: {
    kind: { line: {}, strong: inKit({ fontWeight: vars.weight.bold }), total: inKit({ fontWeight: vars.weight.bold }) },
  },
});
export const note = style(
  inKit({
    display: 'block',
    fontSize: vars.type.label,
    fontWeight: vars.weight.text,
    lineHeight: 1.35,
    color: vars.color.inkSoft,
  }),
);
export const amount = recipe({
  base: inKit({ whiteSpace: 'nowrap', textAlign: 'end', fontWeight: vars.weight.medium }),
  variants: {
    tone: { ink: {}, positive: inKit({ color: vars.color.positive }), critical: inKit({ color: vars.color.critical }) },
  },
  defaultVariants: { tone: 'ink' },
});
export const was = style(
  inKit({ color: vars.color.inkSoft, fontSize: vars.type.label, textDecorationThickness: '1px', marginInlineEnd: 6 }),
);
