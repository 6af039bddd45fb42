import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const facts = style({ borderTop: `1px solid ${vars.color.rule}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 1fr) 2fr',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const name = style({ color: vars.color.inkSoft });
