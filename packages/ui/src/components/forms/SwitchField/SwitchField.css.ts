import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const line = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    alignItems: 'start',
  }),
);
export const words = recipe({
  base: inKit({ minHeight: vars.touch.least, paddingBlock: 11, cursor: 'pointer', lineHeight: 1.35 }),
  variants: { disabled: { true: inKit({ color: vars.color.inkSoft, cursor: 'not-allowed' }) } },
});
export const label = style(inKit({ display: 'block', fontWeight: vars.weight.bold }));
export const hint = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));
/** 44 px to tap round a track of 28 px. */
export const control = style(
  inKit({
    display: 'grid',
    alignItems: 'center',
    width: 52,
    height: vars.touch.least,
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
);
export const track = style(
  inKit({
    display: 'block',
    width: 52,
    height: 28,
    padding: 3,
    border: `1.5px solid ${vars.color.ruleStrong}`,
    background: vars.color.paper,
    transition: `background ${vars.motion.quick}`,
    selectors: {
      '[data-state="checked"] > &': { background: vars.color.ink, borderColor: vars.color.ink },
      '[data-disabled] > &': {
        borderStyle: 'dashed',
        borderColor: vars.color.ruleStrong,
        background: vars.color.paperSunken,
      },
      '[aria-invalid] > &': { borderColor: vars.color.critical },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '[data-state="checked"] > &': { forcedColorAdjust: 'none', background: 'Highlight' },
          '[data-disabled] > &': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);
/** On: at the end, in paper, with a tick. Off: at the start, empty. */
export const thumb = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    width: 19,
    height: 19,
    background: vars.color.ruleStrong,
    color: 'transparent',
    transition: `margin ${vars.motion.quick}`,
    selectors: {
      '&[data-state="checked"]': { marginInlineStart: 24, background: vars.color.paper, color: vars.color.ink },
      '&[data-disabled]': { background: vars.color.ruleStrong },
      '&[data-disabled][data-state="checked"]': { background: vars.color.inkSoft, color: vars.color.paper },
    },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'ButtonText',
        selectors: { '&[data-state="checked"]': { background: 'HighlightText', color: 'Highlight' } },
      },
    },
  }),
);
