import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { endAlign } from '../TextLink/TextLink.css.ts';

export const bar = style(
  inKit({
    vars: { [endAlign]: 'flex-end' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    // A long action goes under a long sentence rather than into two lines beside it.
    flexWrap: 'wrap',
    rowGap: 0,
    minHeight: vars.touch.least,
    fontSize: vars.type.label,
    borderBottom: `1px solid ${vars.color.rule}`,
    '@media': { [deskWidth]: { border: 0 } },
  }),
);
export const words = style(inKit({ flex: '1 1 12rem', minWidth: 0 }));
export const action = style(inKit({ flex: 'none', maxWidth: '100%' }));
