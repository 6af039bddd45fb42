import { keyframes, style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const popover = style(
  inKit({
    zIndex: vars.layer.popover,
    width: 'min(22rem, calc(100vw - 32px))',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '0 16px 16px',
    background: vars.color.paper,
    color: vars.color.ink,
    border: `1.5px solid ${vars.color.ink}`,
    animation: `${fadeIn} ${vars.motion.quick}`,
  }),
);
export const head = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlock: 8,
    // The drawing of the cross, not its 44 px field, keeps to the edge.
    marginInlineEnd: -8,
  }),
);
