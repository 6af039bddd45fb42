import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  cursor: 'pointer',
});
export const input = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 });
export const frame = style({
  display: 'block',
  width: 48,
  height: 48,
  borderRadius: vars.radius.round,
  outlineOffset: 3,
  selectors: {
    [`${input}:checked + &`]: { outline: `3px solid ${vars.color.ink}` },
    [`${input}:focus-visible + &`]: { outline: `3px solid ${vars.color.focus}` },
  },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', borderRadius: vars.radius.round });
