import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const row = style(inKit({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[2] }));
export const date = style(inKit({ flex: '1 1 9.5rem', minWidth: 0 }));
export const dateLabel = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));
/** Hides the browser's calendar icon: phones open a wheel on a tap on the field, and our calendar stands below. */
export const input = style(inKit({ selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } } }));
