import { style } from '@vanilla-extract/css';
import { inKit } from '../../css/in-layer.ts';
import { labelSize } from '../../css/voices.ts';
import { vars } from '../../tokens/contract.css.ts';
import { endAlign } from '../TextLink/TextLink.css.ts';

export const arrival = style(
  inKit({
    vars: { [endAlign]: 'flex-end' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    padding: '10px 0',
    borderTop: `1px solid ${vars.color.rule}`,
    borderBottom: `1px solid ${vars.color.rule}`,
  }),
);
export const note = style(inKit({ ...labelSize, color: vars.color.inkSoft, marginTop: 2 }));
