import { style } from '@vanilla-extract/css';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const room = style(
  inKit({ height: 'calc(84px + env(safe-area-inset-bottom))', '@media': { [deskWidth]: { display: 'none' } } }),
);
export const bar = style(
  inKit({
    position: 'fixed',
    zIndex: vars.layer.sticky,
    insetInline: 0,
    bottom: 0,
    display: 'flex',
    // At 320 px or with words 20 % longer the buttons go under the sum.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    // The height of its buttons before they are there, so that the sum does not move while the page still loads.
    minHeight: `calc(${vars.touch.control} + 9px + max(8px, env(safe-area-inset-bottom)))`,
    padding: `8px ${vars.layout.gutter} max(8px, env(safe-area-inset-bottom))`,
    background: vars.color.paper,
    borderTop: `1.5px solid ${vars.color.ink}`,
    '@media': { [deskWidth]: { display: 'none' } },
  }),
);
/** The sum takes all room of its line, so the buttons keep to the end; on a line of their own they fill it. */
export const sum = style(inKit({ flex: '9999 1 auto', minWidth: 0, lineHeight: 1.2 }));
export const label = style(
  inKit({ display: 'block', fontSize: vars.type.label, lineHeight: 1.35, color: vars.color.inkSoft }),
);
export const actions = style(
  inKit({ flex: '1 1 auto', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'auto', gap: 8 }),
);
export const actionsAlone = style(
  inKit({
    flex: '1 1 auto',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: 8,
  }),
);
