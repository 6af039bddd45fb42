import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { endAlign } from '../../foundations/TextLink/TextLink.css.ts';

export const head = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: vars.touch.least,
    marginBottom: 6,
  }),
);
export const end = style(
  inKit({ vars: { [endAlign]: 'flex-end' }, display: 'flex', alignItems: 'center', gap: 10, flex: 'none' }),
);
export const arrows = style(
  inKit({ display: 'none', marginInlineEnd: -10, '@media': { [deskWidth]: { display: 'flex' } } }),
);
