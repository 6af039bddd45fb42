import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { endAlign } from '../../foundations/TextLink/TextLink.css.ts';

export const arrival = style(
  inKit({
    vars: { [endAlign]: 'flex-end' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
    alignItems: 'start',
    columnGap: vars.space[3],
    borderTop: `1px solid ${vars.color.rule}`,
    borderBottom: `1px solid ${vars.color.rule}`,
  }),
);
/** The dates stand beside the action, which is 44 px high, whether there is a note below them or not. */
export const words = style(inKit({ paddingBlock: 10 }));
export const note = style(inKit({ ...labelSize, color: vars.color.inkSoft, marginTop: 2 }));
