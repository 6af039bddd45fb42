import { globalStyle, style } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { layers } from '../../../css/layers.css.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const slider = style(
  inKit({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: vars.touch.least,
    marginTop: 4,
    // The thumbs stand outside of the range. This margin keeps their touch area within the margin of a phone's page.
    marginInline: 20,
    // A finger that moves sideways drags the thumb; up and down it scrolls the page.
    touchAction: 'pan-y',
    userSelect: 'none',
  }),
);
export const track = style(
  inKit({
    position: 'relative',
    flex: 1,
    height: 4,
    background: vars.color.rule,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const range = style(
  inKit({
    position: 'absolute',
    height: '100%',
    color: vars.color.ink,
    background: 'currentcolor',
    // The bar continues under both thumbs: Radix moves them a little against the ends of the range, to keep them inside
    // of the track.
    boxShadow: '-9px 0 currentcolor, 9px 0 currentcolor',
    selectors: { '[data-disabled] &': { color: vars.color.ruleStrong } },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { '[data-disabled] &': { background: 'GrayText' } },
      },
    },
  }),
);
/**
 * The touch area of a thumb is 44 px wide around a smaller drawing. Radix keeps a thumb inside the track by its full
 * width, which would place a wide thumb beside the end of the range. So the lower thumb with its 44 px stands before
 * the range and the upper thumb after it: when both stand on one price, both can be seen and held.
 */
export const thumb = style(
  inKit({
    position: 'relative',
    display: 'block',
    width: 18,
    height: 28,
    background: vars.color.paper,
    border: `6px solid ${vars.color.ink}`,
    cursor: 'grab',
    pointerEvents: 'auto',
    '::after': { content: '""', position: 'absolute', insetBlock: -14 },
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&[data-disabled]': {
        cursor: 'not-allowed',
        borderColor: vars.color.ruleStrong,
        background: vars.color.paperSunken,
      },
    },
    '@media': {
      [canHover]: { selectors: { '&:not([data-disabled]):hover': { background: vars.color.paperSunken } } },
      [forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
    },
  }),
);
// Radix puts each thumb into an empty box; without this rule the box of one would take the finger from the other.
globalStyle(`${slider} > span:has(> [role="slider"])`, { '@layer': { [layers.kit]: { pointerEvents: 'none' } } });
export const lower = style(inKit({ insetInlineStart: -9, '::after': { insetInline: '-32px -6px' } }));
export const upper = style(inKit({ insetInlineStart: 9, '::after': { insetInline: '-6px -32px' } }));
export const amounts = style(
  inKit({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))', gap: vars.space[3] }),
);
export const amount = style(inKit({ minWidth: 0 }));
export const amountLabel = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));
