import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const row = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    gap: 12,
    // From the top: words in the middle would move up while the rest of them is still coming.
    alignItems: 'start',
    height: '100%',
    padding: '8px 0',
    borderTop: `1px solid ${vars.color.rule}`,
    color: 'inherit',
    textDecoration: 'none',
  }),
);
/** A row with a heart beside its link, at the end of the line. */
export const frame = style(inKit({ position: 'relative', height: '100%' }));
export const besideHeart = style([row, inKit({ paddingInlineEnd: 48 })]);
export const heart = style(inKit({ position: 'absolute', top: 4, insetInlineEnd: 0 }));
/** As high as two lines of name, a price and its saving, so that a rail has its height before its last row. */
export const words = style(inKit({ minWidth: 0, minHeight: 'calc(5.31em + 3px)', paddingTop: 3 }));
export const name = style(
  inKit({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    marginBottom: 3,
    lineHeight: 1.3,
  }),
);
export const price = style(inKit({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 8 }));
export const was = style(
  inKit({ fontSize: vars.type.label, color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
export const off = style(
  inKit({
    display: 'block',
    fontSize: vars.type.label,
    fontWeight: vars.weight.bold,
    color: vars.color.positive,
    lineHeight: 1.45,
  }),
);
