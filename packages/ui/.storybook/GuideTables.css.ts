import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/tokens/contract.css.ts';

export const text = style({ fontSize: 16, lineHeight: 1.5 });
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
});
const box = style({ padding: vars.space[4], borderBlockStart: '3px solid', fontSize: 16, lineHeight: 1.5 });
export const advice = styleVariants({
  do: [box, { borderColor: vars.color.positive, background: vars.color.paperSunken }],
  dont: [box, { borderColor: vars.color.critical, background: vars.color.paperSunken }],
});
export const list = style({
  display: 'grid',
  gap: vars.space[2],
  listStyle: 'disc',
  paddingInlineStart: '1.2em',
  marginBlock: vars.space[2],
  fontSize: 16,
  lineHeight: 1.5,
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 16, lineHeight: 1.5 });
export const cell = style({
  padding: '10px 16px 10px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const key = style({
  fontFamily: 'inherit',
  fontWeight: vars.weight.bold,
  padding: '2px 8px',
  border: `1px solid ${vars.color.ruleStrong}`,
  whiteSpace: 'nowrap',
});
