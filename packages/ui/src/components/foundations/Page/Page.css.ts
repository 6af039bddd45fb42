import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const page = style(
  inKit({
    maxWidth: `calc(${vars.layout.page} + 2 * ${vars.layout.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.layout.gutter,
  }),
);
