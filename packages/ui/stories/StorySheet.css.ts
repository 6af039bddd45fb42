import { style } from '@vanilla-extract/css';
import { vars } from '../src/tokens/contract.css.ts';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 24,
  // The gutter of a page, which Rail and Bleed need to run to its edge.
  padding: `16px ${vars.layout.gutter}`,
  background: vars.color.paper,
  color: vars.color.ink,
});

export const wide = style({ gridColumn: '1 / -1' });

export const state = style({
  display: 'grid',
  // A rail inside scrolls instead of making the sheet wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  alignContent: 'start',
  minWidth: 0,
});

export const label = style({ fontSize: 13, color: vars.color.inkSoft });
