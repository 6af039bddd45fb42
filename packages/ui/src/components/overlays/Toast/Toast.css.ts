import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { notch, notchVars } from '../../../css/notch.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const place = style(
  inKit({
    position: 'fixed',
    zIndex: vars.layer.toast,
    insetInline: vars.space[4],
    // Above the bars of a phone.
    bottom: 'calc(96px + env(safe-area-inset-bottom))',
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  }),
);
export const toast = recipe({
  base: [
    notch,
    inKit({
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      maxWidth: '32rem',
      minHeight: vars.touch.control,
      padding: '12px 24px 12px 16px',
      color: vars.color.paper,
      fontWeight: vars.weight.bold,
      lineHeight: 1.35,
      pointerEvents: 'auto',
      animation: `${fadeIn} ${vars.motion.toastFade}`,
      transition: `opacity ${vars.motion.toastFade}`,
      vars: { [notchVars.edge]: vars.color.ink, [notchVars.fill]: vars.color.ink },
    }),
  ],
  variants: {
    tone: {
      plain: {},
      positive: {},
      critical: inKit({
        color: vars.color.critical,
        vars: { [notchVars.edge]: vars.color.critical, [notchVars.fill]: vars.color.paper, [notchVars.line]: '2px' },
      }),
    },
    phase: { shown: {}, leaving: inKit({ opacity: 0 }) },
  },
});
