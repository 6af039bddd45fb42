import { style } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../css/breakpoints.ts';
import { inKit } from '../../css/in-layer.ts';
import { labelSize } from '../../css/voices.ts';
import { vars } from '../../tokens/contract.css.ts';

export const slider = style(
  inKit({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: vars.touch.least,
    marginTop: 4,
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
    background: vars.color.ink,
    selectors: { '[data-disabled] &': { background: vars.color.ruleStrong } },
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
 * 44 px to take hold of round a smaller thing: Radix keeps the thumb inside of the track by its width, and a wide one would stand
 * beside the end of the range.
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
    '::after': { content: '""', position: 'absolute', inset: '-14px -19px' },
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
export const amounts = style(
  inKit({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))', gap: vars.space[3] }),
);
export const amount = style(inKit({ minWidth: 0 }));
export const amountLabel = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));
