import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { wideVoice } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const steps = style(inKit({ counterReset: 'suki-step' }));
export const step = style(
  inKit({
    counterIncrement: 'suki-step',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    padding: '12px 0',
    '::before': { ...wideVoice, content: 'counter(suki-step)', fontSize: vars.type.heading, lineHeight: 1.05 },
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.rule}` } },
  }),
);
