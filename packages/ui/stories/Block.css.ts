import { style } from '@vanilla-extract/css';
import { vars } from '../src/tokens/contract.css.ts';

export const block = style({
  padding: 12,
  minWidth: 0,
  background: vars.color.paperSunken,
  outline: `1px dashed ${vars.color.ruleStrong}`,
  outlineOffset: -1,
  fontSize: vars.type.label,
});
export const tall = style({ minHeight: 96 });
export const frame = style({ outline: `1px solid ${vars.color.rule}`, overflow: 'clip' });
export const narrow = style({ width: 'min(100%, 288px)' });
