import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const anchor = style(inKit({ position: 'relative' }));
export const icon = style(inKit({ flex: 'none', paddingInlineStart: 12, color: vars.color.inkSoft }));
/** The greatest height of a list, for one that is a panel of its own. */
export const greatestHeight = createVar();
export const list = style(
  inKit({
    position: 'absolute',
    zIndex: vars.layer.sticky,
    top: '100%',
    insetInline: 0,
    maxHeight: fallbackVar(greatestHeight, 'min(20rem, 50vh)'),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.paper,
    border: `1.5px solid ${vars.color.ink}`,
    borderTop: 0,
  }),
);
export const option = style(
  inKit({
    minHeight: vars.touch.control,
    padding: '9px 12px',
    lineHeight: 1.35,
    cursor: 'pointer',
    selectors: {
      '& + &': { borderTop: `1px solid ${vars.color.rule}` },
      '&:hover': { background: vars.color.paperSunken },
      '&[aria-selected="true"]': { background: vars.color.ink, color: vars.color.paper },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
export const detail = style(
  inKit({
    ...labelSize,
    display: 'block',
    color: vars.color.inkSoft,
    selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
  }),
);
export const note = style(
  inKit({
    ...labelSize,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.touch.least,
    padding: '9px 12px',
    color: vars.color.inkSoft,
  }),
);
export const group = style(inKit({ selectors: { '& + &': { borderTop: `1.5px solid ${vars.color.ink}` } } }));
export const groupLabel = style(
  inKit({ ...labelSize, fontWeight: vars.weight.bold, padding: '10px 12px 2px', color: vars.color.inkSoft }),
);
