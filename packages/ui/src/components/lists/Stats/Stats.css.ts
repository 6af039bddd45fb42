import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const rule = `1px solid ${vars.color.rule}`;

export const stats = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(6rem, 30%), 1fr))',
    // Cuts the rules of the rows to the width of all.
    overflow: 'clip',
    marginTop: vars.space[3],
    borderBottom: rule,
    fontSize: vars.type.label,
    '@media': {
      // At a desk each figure is as wide as its words, from the left edge, with a rule between: spread over 1,200 px
      // they would look like six islands.
      [deskWidth]: { display: 'flex', flexWrap: 'wrap', borderTop: rule },
    },
  }),
);
export const stat = style(
  inKit({
    position: 'relative',
    paddingBlock: 10,
    paddingInlineEnd: vars.space[2],
    minWidth: 0,
    // The rule above a row goes on where the row has fewer figures.
    '::before': { content: '""', position: 'absolute', insetInlineStart: 0, top: 0, width: '100vw', borderTop: rule },
    '@media': {
      [deskWidth]: {
        marginBlock: 10,
        paddingBlock: 0,
        marginInlineEnd: vars.space[6],
        paddingInlineEnd: vars.space[6],
        selectors: {
          // Between two figures of a row: before the first of each it lies outside, where it is cut.
          '&::before': {
            insetInlineStart: `calc(-1 * ${vars.space[6]} - 1px)`,
            width: 0,
            height: '100%',
            borderTop: 0,
            borderInlineStart: rule,
          },
        },
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
