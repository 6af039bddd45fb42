import { deskWidth } from '@suki/ui/css/breakpoints';
import { wideVoice } from '@suki/ui/css/voices';
import { vars } from '@suki/ui/tokens/contract.css';
import { createGlobalVar } from '@vanilla-extract/css';

export const rule = `1px solid ${vars.color.rule}`;
export const strongRule = `1.5px solid ${vars.color.ink}`;
export const cut = (size: string) => `polygon(0 0, calc(100% - ${size}) 0, 100% ${size}, 100% 100%, 0 100%)`;
export const far = { marginTop: vars.space[10], '@media': { [deskWidth]: { marginTop: vars.space[12] } } };
/** A block below the screen is laid out when somebody comes near (ADR 0154); its height is known before. */
export const later = (phone: number, desk: number) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${phone}px`,
    '@media': { [deskWidth]: { containIntrinsicBlockSize: `auto ${desk}px` } },
  }) as const;
/** Room for a focus outline, which a box that paints for itself would cut off. */
export const outlineRoom = { marginInline: '-5px', paddingInline: '5px', paddingBlock: '5px' } as const;

export const display = {
  ...wideVoice,
  fontSize: vars.type.display,
  lineHeight: 1.04,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
} as const;

/**
 * Columns at a desk, their number set on the element: columns that share the width by themselves would be wide at first
 * and shrink with each item that comes.
 */
export const columns = `repeat(${createGlobalVar('suki-columns')}, minmax(0, 1fr))`;
