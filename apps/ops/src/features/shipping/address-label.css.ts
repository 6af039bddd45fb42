import { vars } from '@suki/ui/tokens/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const label = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.ink}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const to = style({ fontSize: vars.type.lead, fontWeight: vars.weight.bold, paddingBlock: vars.space[2] });

// Printing any page with a label prints the label only.
globalStyle(`body:has(${label}) *`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`body ${label}, body ${label} *`, { '@media': { print: { visibility: 'visible' } } });
globalStyle(`body ${label}`, { '@media': { print: { position: 'fixed', insetBlockStart: 0, insetInline: 0 } } });
