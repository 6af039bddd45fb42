import { style } from '@vanilla-extract/css';
import type { ClassNames } from 'react-day-picker';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const content = style(
  inKit({
    zIndex: vars.layer.toast,
    padding: '4px 2px 2px',
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1.5px solid ${vars.color.ink}`,
    overscrollBehavior: 'contain',
  }),
);
const month = style(inKit({ position: 'relative' }));
const caption = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.touch.least,
    paddingInline: 12,
    fontWeight: vars.weight.bold,
  }),
);
const months = style(inKit({ position: 'relative' }));
const nav = style(inKit({ position: 'absolute', zIndex: 1, top: 0, insetInlineEnd: 0, display: 'flex' }));
const navButton = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    width: vars.touch.least,
    height: vars.touch.least,
    selectors: {
      '&[aria-disabled="true"]': { color: vars.color.ruleStrong, cursor: 'not-allowed' },
      '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    },
    '@media': { [canHover]: { ':hover': { background: vars.color.paperSunken } } },
  }),
);
const grid = style(inKit({ borderCollapse: 'collapse' }));
const weekday = style(
  inKit({ ...labelSize, height: 28, padding: 0, fontWeight: vars.weight.text, color: vars.color.inkSoft }),
);
/** The days of the range lie on a band; its ends are ink. */
const day = style(inKit({ padding: 0, textAlign: 'center' }));
const today = style(inKit({ fontWeight: vars.weight.bold }));
const outside = style(inKit({ color: vars.color.inkSoft }));
const disabled = style(inKit({ color: vars.color.inkSoft }));
const middle = style(
  inKit({
    background: vars.color.paperSunken,
    boxShadow: `inset 0 2px ${vars.color.ink}, inset 0 -2px ${vars.color.ink}`,
    '@media': { [forcedColors]: { borderBlock: '2px solid Highlight' } },
  }),
);
const end = style(
  inKit({
    background: vars.color.ink,
    color: vars.color.paper,
    fontWeight: vars.weight.bold,
    '@media': {
      [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
  }),
);
const dayButton = style(
  inKit({
    width: vars.touch.least,
    height: vars.touch.least,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      '&:disabled': { cursor: 'not-allowed', textDecoration: 'line-through' },
      [`${today} > &`]: { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:not(:disabled):hover': { background: vars.color.paperSunken },
          [`${end} > &:not(:disabled):hover`]: { background: 'transparent' },
        },
      },
    },
  }),
);

/** The parts of react-day-picker by their names there; its own style sheet is not loaded. */
export const calendarClassNames: Partial<ClassNames> = {
  months,
  month,
  month_caption: caption,
  nav,
  button_previous: navButton,
  button_next: navButton,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  today,
  outside,
  disabled,
  range_start: end,
  range_middle: middle,
  range_end: end,
};
