import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { focusOutline } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { wideVoice } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** The figure shrinks with its place, so that ₱1,234,567.50 is seen whole in a narrow column. */
const figure = `min(${vars.type.figure}, 11.5cqi)`;

export const field = style(inKit({ width: '100%', containerType: 'inline-size' }));
export const row = recipe({
  base: inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginTop: vars.space[2],
    minHeight: `max(60px, calc(${figure} * 1.35))`,
    borderBottom: `3px solid ${vars.color.ink}`,
    fontSize: figure,
    selectors: {
      '&:has(input:focus-visible)': { ...focusOutline, outlineOffset: 6 },
      '&:has(input:disabled)': { color: vars.color.inkSoft, borderBottomStyle: 'dashed' },
    },
    '@media': {
      [forcedColors]: { selectors: { '&:has(input:disabled)': { color: 'GrayText', borderBottomColor: 'GrayText' } } },
    },
  }),
  variants: {
    invalid: {
      true: inKit({
        borderBottomColor: vars.color.critical,
        '@media': { [forcedColors]: { borderBottomStyle: 'double', borderBottomWidth: 6 } },
      }),
    },
  },
});
export const sign = style(
  inKit({
    fontWeight: vars.weight.peso,
    fontStretch: vars.width.peso,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    marginInlineEnd: -6,
  }),
);
export const input = style(
  inKit({
    ...wideVoice,
    flex: 1,
    minWidth: 0,
    width: '100%',
    minHeight: vars.touch.control,
    padding: 0,
    border: 0,
    borderRadius: 0,
    background: 'none',
    fontSize: 'inherit',
    letterSpacing: '-0.03em',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentcolor' },
    },
  }),
);

/** As wide as all steps before the last one is there, so that the first one does not move while the page loads. */
export const steps = style(
  inKit({
    flex: 'none',
    display: 'flex',
    gap: vars.space[2],
    minWidth: `calc(var(--suki-steps) * (${vars.touch.control} + ${vars.space[2]}) - ${vars.space[2]})`,
  }),
);
export const step = style(
  inKit({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.touch.control,
    height: vars.touch.control,
    border: `1px solid ${vars.color.ruleStrong}`,
    fontSize: vars.type.label,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:disabled': { color: vars.color.inkSoft, borderStyle: 'dashed', cursor: 'not-allowed' } },
    '@media': {
      [canHover]: { selectors: { '&:not(:disabled):hover': { background: vars.color.paperSunken } } },
      [forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  }),
);
