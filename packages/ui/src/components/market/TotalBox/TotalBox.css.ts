import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const box = style(inKit({ borderTop: `1.5px solid ${vars.color.ink}` }));
export const row = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 12px',
    padding: '10px 0 8px',
  }),
);
/** Its words go on a second line before the amount goes below them. */
export const label = style(inKit({ flex: '1 1 8rem', minWidth: 0, fontWeight: vars.weight.bold, lineHeight: 1.3 }));
export const note = style(
  inKit({ display: 'block', fontSize: vars.type.label, fontWeight: vars.weight.text, color: vars.color.inkSoft }),
);
export const actions = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    // One that says why it is blocked is higher than the one beside it.
    alignItems: 'start',
    gap: 8,
    marginBottom: 4,
  }),
);
