import { style } from '@vanilla-extract/css';
import { vars } from '../../src/tokens/contract.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
});
export const theme = style({ padding: vars.space[4], border: `1px solid ${vars.color.rule}`, minWidth: 0 });
export const title = style({ fontWeight: vars.weight.bold, fontSize: vars.type.lead });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.type.label });
export const cell = style({
  padding: '6px 8px 6px 0',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const figure = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }]);
export const sample = style({
  display: 'inline-block',
  padding: '2px 8px',
  fontWeight: vars.weight.bold,
  border: `1px solid ${vars.color.rule}`,
});
export const edge = style({
  display: 'inline-block',
  width: 66,
  height: 24,
  border: '2px solid',
  verticalAlign: 'middle',
});
export const rows = style({ display: 'grid', gap: vars.space[4] });
export const row = style({ display: 'flex', gap: vars.space[3], alignItems: 'center' });
export const bar = style({ height: 20, flex: 'none', background: vars.color.accent });
export const swatch = style({ width: 44, height: 44, flex: 'none', border: `1px solid ${vars.color.ruleStrong}` });
export const name = style({ fontSize: vars.type.label, color: vars.color.inkSoft });
