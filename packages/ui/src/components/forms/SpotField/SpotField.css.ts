import { style } from '@vanilla-extract/css';
import { focusOutline } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const field = style(inKit({ display: 'grid', gap: vars.space[2], justifyItems: 'start' }));
export const hint = style(inKit({ ...labelSize, color: vars.color.inkSoft }));
export const photos = style(inKit({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const photo = style(
  inKit({
    borderBottom: '3px solid transparent',
    selectors: {
      '&[aria-pressed="true"]': { borderBottomColor: vars.color.ink },
      '&:focus-visible': focusOutline,
    },
  }),
);
export const thumb = style(inKit({ width: 72, height: 72, objectFit: 'cover' }));
// As wide as the photo, whole: a tap on it is a place on the photo.
export const stage = style(
  inKit({
    position: 'relative',
    display: 'block',
    width: 'fit-content',
    // Before its photo has come it can still be seen and pressed.
    minWidth: vars.touch.least,
    minHeight: vars.touch.least,
    cursor: 'crosshair',
    selectors: { '&:focus-visible': focusOutline },
  }),
);
export const large = style(inKit({ maxWidth: '100%', maxHeight: '24rem' }));
export const ring = style(
  inKit({
    position: 'absolute',
    left: 'var(--suki-spot-x)',
    top: 'var(--suki-spot-y)',
    width: 44,
    height: 44,
    transform: 'translate(-50%, -50%)',
    border: `2.5px solid ${vars.color.caution}`,
    borderRadius: vars.radius.round,
    boxShadow: `0 0 0 2px ${vars.color.paper}`,
    pointerEvents: 'none',
  }),
);
