import { style } from '@vanilla-extract/css';
import { inKit } from '../css/in-layer.ts';
import { vars } from '../tokens/contract.css.ts';

export const head = style(
  inKit({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    flex: 'none',
    display: 'flex',
    // With a long title the cross stays beside its first line.
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: 60,
    paddingBlock: 8,
    paddingInline: '20px 8px',
    background: vars.color.paper,
  }),
);
/** As high as the cross, so that one line stands in its middle. */
export const title = style(
  inKit({ display: 'flex', alignItems: 'center', minWidth: 0, minHeight: vars.touch.least, paddingBlock: 4 }),
);
export const body = style(inKit({ flex: '1 0 auto', padding: '0 20px 20px' }));
export const actions = style(
  inKit({
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: 8,
    padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
    background: vars.color.paper,
    borderTop: `1px solid ${vars.color.rule}`,
  }),
);
