import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const card = style(inKit({ display: 'block', color: 'inherit', textDecoration: 'none' }));
/** A card with a heart beside its link: the heart stands in the upper corner of the picture. */
export const frame = style(inKit({ position: 'relative' }));
export const heart = style(inKit({ position: 'absolute', top: 0, insetInlineEnd: 0 }));
/** Two lines are always reserved, so that prices of a rail stand on one line. */
export const name = style(
  inKit({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minHeight: '2.64em',
    marginTop: vars.space[2],
    lineHeight: 1.32,
    fontSize: vars.type.body,
  }),
);
export const price = style(
  inKit({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px', marginTop: 4 }),
);
export const was = style(
  inKit({ fontSize: vars.type.label, color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' }),
);
export const detail = style(
  inKit({
    display: 'block',
    fontSize: vars.type.label,
    lineHeight: 1.4,
    color: vars.color.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const when = style(inKit({ display: 'block', marginTop: 4, fontWeight: vars.weight.bold, lineHeight: 1.35 }));
export const action = style([detail, inKit({ textDecoration: 'underline', textUnderlineOffset: '3px' })]);
export const person = style([detail, inKit({ display: 'flex', alignItems: 'center', gap: 6, marginTop: 2 })]);
