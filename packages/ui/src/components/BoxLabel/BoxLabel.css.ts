import { style } from '@vanilla-extract/css';
import { inKit } from '../../css/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

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
    padding: '8px 12px 8px 0',
    minWidth: 0,
    selectors: {
      '& + &': { borderLeft: `1px solid ${vars.color.rule}`, paddingLeft: 12 },
    },
    '@media': {
      '(max-width: 22em)': { selectors: { '&:nth-child(odd)': { borderLeft: 0, paddingLeft: 0 } } },
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
