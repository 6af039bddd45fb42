import { style } from '@vanilla-extract/css';
import { focusOutline } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const form = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: vars.touch.least,
    paddingInline: vars.space[3],
    background: vars.color.paperSunken,
    borderBottom: `1.5px solid ${vars.color.ink}`,
    // The outline goes round the whole field, icon included, not round the bare input.
    selectors: { '&:has(input:focus-visible)': focusOutline },
  }),
);
export const input = style(
  inKit({
    flex: 1,
    minWidth: 0,
    height: vars.touch.least,
    padding: 0,
    border: 0,
    borderRadius: 0,
    background: 'none',
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
      '&::-webkit-search-decoration': { appearance: 'none' },
    },
  }),
);
