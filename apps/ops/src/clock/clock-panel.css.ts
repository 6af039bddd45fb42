import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** Over the bottom of the screen: the panel appears after the clock was read, and it must not move the page. */
export const panel = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.sticky,
  background: vars.color.paperSunken,
  fontSize: vars.type.label,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
});
