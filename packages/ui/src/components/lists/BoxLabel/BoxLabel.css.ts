import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Half of the room between two facts; their rule stands in its middle. */
const HALF_GAP = 12;

/**
 * Facts go on in a second row before one of them breaks: a style code that is split cannot be read (ux 54). The rule of
 * the first fact of a row lies outside, and is clipped.
 */
export const label = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    overflow: 'hidden',
    columnGap: HALF_GAP + 1,
    borderTop: `1.5px solid ${vars.color.ink}`,
    borderBottom: `1px solid ${vars.color.rule}`,
    fontSize: vars.type.label,
  }),
);
export const fact = style(
  inKit({
    flex: '1 1 auto',
    minWidth: 0,
    marginInlineStart: -(HALF_GAP + 1),
    paddingBlock: 8,
    paddingInline: HALF_GAP,
    borderInlineStart: `1px solid ${vars.color.rule}`,
    '@media': {
      // 320 px or large text: two rows of two.
      '(max-width: 22em)': { flexBasis: '40%' },
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
