import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../css/breakpoints.ts';
import { inKit } from '../../css/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const rule = `1px solid ${vars.color.rule}`;

export const stats = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(6rem, 30%), 1fr))',
    marginTop: vars.space[3],
    borderTop: rule,
    fontSize: vars.type.label,
    '@media': {
      // At a desk each is as wide as its words, from the left edge, and a rule keeps it apart: spread over 1,200 px they are six islands.
      [deskWidth]: { display: 'flex', flexWrap: 'wrap', borderBottom: rule },
    },
  }),
);
export const stat = style(
  inKit({
    paddingBlock: 10,
    paddingInlineEnd: vars.space[2],
    borderBottom: rule,
    minWidth: 0,
    '@media': {
      [deskWidth]: {
        paddingInlineEnd: vars.space[6],
        marginInlineEnd: vars.space[6],
        marginBlock: 10,
        paddingBlock: 0,
        borderBottom: 0,
        borderInlineEnd: rule,
        selectors: { '&:last-child': { paddingInlineEnd: 0, marginInlineEnd: 0, borderInlineEnd: 0 } },
      },
    },
  }),
);
export const name = style(inKit({ color: vars.color.inkSoft, lineHeight: 1.35 }));
export const value = style(
  inKit({
    fontSize: vars.type.body,
    fontWeight: vars.weight.bold,
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }),
);
