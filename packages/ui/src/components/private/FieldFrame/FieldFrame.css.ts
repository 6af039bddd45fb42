import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../css/breakpoints.ts';
import { focusOutline } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const field = style(inKit({ display: 'block', minWidth: 0 }));
export const label = style(
  inKit({ display: 'block', fontWeight: vars.weight.bold, lineHeight: 1.35, marginBottom: 2 }),
);
export const optional = style(
  inKit({ marginInlineStart: 2, fontWeight: vars.weight.text, fontSize: vars.type.label, color: vars.color.inkSoft }),
);
export const hint = style(inKit({ ...labelSize, color: vars.color.inkSoft, marginBottom: 6 }));
export const error = style(
  inKit({
    ...labelSize,
    display: 'flex',
    gap: 6,
    alignItems: 'flex-start',
    marginTop: 6,
    color: vars.color.critical,
    fontWeight: vars.weight.bold,
  }),
);
export const reason = style(
  inKit({
    ...labelSize,
    display: 'flex',
    gap: 6,
    alignItems: 'flex-start',
    marginTop: 6,
    color: vars.color.inkSoft,
  }),
);

/** The box round the typed text. The whole box is the field: prefix and suffix stand inside. */
export const box = recipe({
  base: inKit({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.touch.control,
    marginTop: 4,
    background: vars.color.paper,
    border: `1px solid ${vars.color.ruleStrong}`,
    selectors: {
      '&:has(:is(input, select, textarea):focus-visible)': { ...focusOutline, borderColor: vars.color.ink },
      '&:has(:is(input, select, textarea):disabled)': {
        background: vars.color.paperSunken,
        color: vars.color.inkSoft,
        borderStyle: 'dashed',
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&:has(:is(input, select, textarea):disabled)': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    invalid: {
      true: inKit({
        border: `2px solid ${vars.color.critical}`,
        '@media': { [forcedColors]: { borderStyle: 'double', borderWidth: 4 } },
      }),
    },
  },
});
export const input = recipe({
  base: inKit({
    flex: 1,
    width: '100%',
    minWidth: 0,
    minHeight: 46,
    padding: '0 12px',
    border: 0,
    borderRadius: 0,
    background: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
      '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentcolor' },
      // An autofilled field keeps our own ground: the browser's yellow has no dark variant and hides the edge of the
      // box.
      '&:autofill': {
        boxShadow: `inset 0 0 0 100px ${vars.color.paperSunken}`,
        WebkitTextFillColor: vars.color.ink,
        caretColor: vars.color.ink,
      },
    },
  }),
  variants: {
    numeric: { true: inKit({ fontVariantNumeric: 'tabular-nums lining-nums' }) },
    multiline: { true: inKit({ padding: '10px 12px', lineHeight: 1.5, resize: 'vertical', minHeight: 96 }) },
  },
});
export const affix = style(inKit({ flex: 'none', color: vars.color.inkSoft, paddingInlineStart: 12 }));
export const suffix = style(inKit({ flex: 'none', paddingInlineEnd: 4, color: vars.color.inkSoft }));
export const hintBelow = style(inKit({ ...labelSize, color: vars.color.inkSoft, marginTop: vars.space[2] }));
