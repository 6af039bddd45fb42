import { canHover } from '@suki/ui/css/breakpoints';
import { focusOutlineInside } from '@suki/ui/css/focus';
import { tabular } from '@suki/ui/css/voices';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** One line as wide as the screen, in the colours of ink as the story. */
export const tape = style({
  display: 'flex',
  alignItems: 'center',
  background: `color-mix(in srgb, ${vars.color.paperSunken} ${vars.darkShare}, ${vars.color.ink})`,
  color: `color-mix(in srgb, ${vars.color.ink} ${vars.darkShare}, ${vars.color.paper})`,
  fontSize: vars.type.label,
  whiteSpace: 'nowrap',
});
export const title = style({
  flex: 'none',
  paddingInline: `max(${vars.layout.gutter}, calc(50vw - ${vars.layout.page} / 2)) ${vars.space[5]}`,
  fontWeight: vars.weight.bold,
});
/** Fades where it goes on. */
export const sales = style({
  display: 'flex',
  gap: vars.space[6],
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInlineEnd: vars.space[8],
  maskImage: `linear-gradient(to right, black calc(100% - ${vars.space[8]}), transparent)`,
});
export const sale = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5ch',
  minHeight: vars.touch.least,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { ...focusOutlineInside, outlineColor: 'currentColor' } },
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const ago = style({ ...tabular, opacity: 0.75 });
export const price = style({ ...tabular, fontWeight: vars.weight.bold });
