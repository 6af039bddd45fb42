import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const lists = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` });
export const list = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.touch.least,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[aria-current]': { fontWeight: vars.weight.bold, textDecoration: 'underline' } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.rule}`,
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
