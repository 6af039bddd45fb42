import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../css/breakpoints.ts';
import { focusOutlineInside } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const menu = style(
  inKit({
    zIndex: vars.layer.popover,
    minWidth: '12rem',
    maxWidth: 'min(22rem, calc(100vw - 16px))',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: 4,
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1.5px solid ${vars.color.ink}`,
    animation: `${fadeIn} ${vars.motion.quick}`,
  }),
);
export const line = style(
  inKit({
    height: 1,
    marginBlock: 4,
    background: vars.color.rule,
    '@media': { [forcedColors]: { background: 'CanvasText' } },
  }),
);
export const item = recipe({
  base: inKit({
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space[3],
    minHeight: vars.touch.least,
    paddingBlock: 8,
    paddingInline: 16,
    lineHeight: 1.3,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { background: vars.color.paperSunken, outline: 'none' },
      '&:focus-visible': focusOutlineInside,
      '&[aria-disabled="true"]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
      '&[aria-current]': {
        fontWeight: vars.weight.bold,
        textDecoration: 'underline',
        textUnderlineOffset: '6px',
        textDecorationThickness: '2px',
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[data-highlighted]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: { tone: { critical: inKit({ color: vars.color.critical, fontWeight: vars.weight.medium }) } },
});
export const words = style(inKit({ flex: '1 1 0', minWidth: 0 }));
export const detail = style(
  inKit({
    ...labelSize,
    display: 'block',
    color: vars.color.inkSoft,
    fontWeight: vars.weight.text,
    '@media': { [forcedColors]: { color: 'inherit' } },
  }),
);
