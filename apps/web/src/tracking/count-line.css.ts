import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** Above the page and a part of it: it covers nothing, and goes when one scrolls. */
export const place = style({ background: vars.color.paperSunken, borderBottom: `1px solid ${vars.color.rule}` });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 60,
  paddingBlock: vars.space[2],
});
export const words = style({ flex: 1, minWidth: 0, fontSize: vars.type.label, lineHeight: 1.4, maxWidth: '80ch' });
