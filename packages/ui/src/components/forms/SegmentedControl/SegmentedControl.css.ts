import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const group = style(inKit({ minWidth: 0, maxWidth: '100%' }));
export const row = style(
  inKit({
    display: 'inline-flex',
    flexWrap: 'wrap',
    // The ground shows between the words as a hairline, also between two rows of them.
    gap: 1,
    background: vars.color.rule,
    maxWidth: '100%',
    border: `1px solid ${vars.color.ruleStrong}`,
  }),
);
export const segment = recipe({
  base: inKit({
    position: 'relative',
    flex: 'auto',
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.touch.least,
    minHeight: vars.touch.least,
    paddingInline: 10,
    background: vars.color.paper,
    fontSize: vars.type.label,
    fontWeight: vars.weight.bold,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { background: vars.color.ink, color: vars.color.paper },
      // The outline would lie under the neighbour otherwise.
      '&:has(:focus-visible)': { zIndex: 1 },
    },
    '@media': {
      [canHover]: { selectors: { '&:not(:has(:checked)):hover': { background: vars.color.paperSunken } } },
      [forcedColors]: {
        outline: '1px solid CanvasText',
        selectors: {
          '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
  variants: { tight: { true: inKit({ paddingInline: 7 }) } },
});
