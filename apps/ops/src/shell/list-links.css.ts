import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const lists = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space[5]}` });
/** The links of both rows start at the same column. */
export const label = style({ inlineSize: '4rem' });
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.touch.least,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[aria-current]': { fontWeight: vars.weight.bold, textDecoration: 'underline' } },
});
/** Digits of equal width, with room for two: they appear later than the words. */
export const count = style({
  minInlineSize: '2ch',
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
