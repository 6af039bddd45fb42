import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { box } from './choice-box.css.ts';

export const legend = style(inKit({ fontWeight: vars.weight.bold, marginBottom: vars.space[2] }));
export const cards = recipe({
  base: inKit({ display: 'grid', gap: 6 }),
  variants: {
    columns: {
      1: inKit({ gridTemplateColumns: 'minmax(0, 1fr)' }),
      2: inKit({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' }),
    },
  },
  defaultVariants: { columns: 1 },
});
export const card = style([
  box,
  inKit({
    display: 'flex',
    // In a narrow card the tag or amount goes below the words instead of squeezing them.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    minHeight: 56,
    paddingBlock: 10,
    paddingInline: '14px 20px',
  }),
]);
export const words = style(inKit({ flex: '1 1 5.5rem', minWidth: 0, lineHeight: 1.35 }));
export const title = style(inKit({ display: 'block', fontWeight: vars.weight.bold }));
export const detail = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));
export const end = style(
  inKit({
    flex: 'none',
    maxWidth: '100%',
    marginInlineStart: 'auto',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
);
