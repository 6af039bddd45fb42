import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const panel = style({ background: vars.color.paperSunken });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[1],
  fontSize: vars.type.label,
});
