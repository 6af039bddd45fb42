import { vars } from '@suki/ui/tokens/contract.css';
import { light } from '@suki/ui/tokens/light';
import { globalStyle, style } from '@vanilla-extract/css';

/** A label or tag as it is printed: dark on light in every theme, and no wider than the paper of a label printer. */
export const paper = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '100mm',
  padding: vars.space[4],
  border: `1px solid ${light.ink}`,
  color: light.ink,
  background: light.paper,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const lines = style({ display: 'grid', gap: vars.space[3] });
export const to = style({ fontSize: vars.type.lead, fontWeight: vars.weight.bold });
/** Codes beside what people read: the QR code keeps its size, the words take the rest. */
export const beside = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const bars = style({ display: 'block', inlineSize: '100%', blockSize: '14mm', fill: light.ink });

/** The one sheet that is printed: a child of the body, which the screen does not show. */
export const sheet = style({ display: 'none', '@media': { print: { display: 'block', breakInside: 'avoid' } } });
// Everything else has no place on paper. Hidden with `visibility`, the page kept its height, and a label in a fixed
// place was repeated on each of its four sheets.
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none' } } });
