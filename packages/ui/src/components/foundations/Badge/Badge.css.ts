import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const badge = style(
  inKit({
    display: 'inline-block',
    minWidth: 18,
    height: 18,
    padding: '0 5px',
    background: vars.color.ink,
    color: vars.color.paper,
    fontSize: '0.6875rem',
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '18px',
    textAlign: 'center',
    borderRadius: vars.radius.round,
    '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);
