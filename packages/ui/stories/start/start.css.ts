import { style } from '@vanilla-extract/css';
import { vars } from '../../src/tokens/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[6],
  marginBlock: vars.space[6],
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1px solid ${vars.color.rule}`,
});
