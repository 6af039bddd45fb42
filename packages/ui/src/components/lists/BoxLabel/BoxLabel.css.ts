import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const label = style(
  inKit({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    borderTop: `1.5px solid ${vars.color.ink}`,
    borderBottom: `1px solid ${vars.color.rule}`,
    fontSize: vars.type.label,
    '@media': {
      // 320 px or large text: two rows of two.
      '(max-width: 22em)': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
    },
  }),
);
export const fact = style(
  inKit({
    paddingBlock: 8,
    paddingInlineEnd: 12,
    minWidth: 0,
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${vars.color.rule}`, paddingInlineStart: 12 },
    },
    '@media': {
      '(max-width: 22em)': { selectors: { '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 } } },
    },
  }),
);
export const name = style(inKit({ color: vars.color.inkSoft, lineHeight: 1.3 }));
export const value = style(
  inKit({
    fontWeight: vars.weight.bold,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }),
);
