import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../css/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** A table too wide for its place scrolls in itself, never the page. */
export const scroll = style(inKit({ position: 'relative', overflowX: 'auto' }));
export const table = style(
  inKit({ width: '100%', borderCollapse: 'collapse', fontSize: vars.type.label, lineHeight: 1.4 }),
);
export const heading = recipe({
  base: inKit({
    padding: '6px 8px 6px 0',
    fontWeight: vars.weight.bold,
    textAlign: 'left',
    color: vars.color.inkSoft,
    verticalAlign: 'bottom',
  }),
  variants: { kind: { text: {}, amount: inKit({ textAlign: 'right', paddingRight: 0 }) } },
});
export const cell = recipe({
  base: inKit({
    padding: '9px 8px 9px 0',
    borderTop: `1px solid ${vars.color.rule}`,
    textAlign: 'left',
    fontWeight: vars.weight.text,
    verticalAlign: 'baseline',
  }),
  variants: {
    kind: {
      text: {},
      amount: inKit({
        paddingRight: 0,
        textAlign: 'right',
        fontWeight: vars.weight.bold,
        fontSize: vars.type.body,
        whiteSpace: 'nowrap',
      }),
    },
  },
});
