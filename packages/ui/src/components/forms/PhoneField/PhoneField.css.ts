import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { tabular } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const prefix = style(
  inKit({
    ...tabular,
    alignSelf: 'stretch',
    display: 'grid',
    alignItems: 'center',
    paddingInline: 12,
    borderInlineEnd: `1px solid ${vars.color.rule}`,
    color: vars.color.inkSoft,
  }),
);
