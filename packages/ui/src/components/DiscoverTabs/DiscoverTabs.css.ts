import { style } from '@vanilla-extract/css';
import { deskWidth, forcedColors } from '../../css/breakpoints.ts';
import { focusOutlineInside } from '../../css/focus.ts';
import { inKit } from '../../css/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const tabs = style(
  inKit({
    display: 'flex',
    gap: vars.space[5],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
    '@media': { [deskWidth]: { gap: vars.space[8], marginInline: 0, paddingInline: 0 } },
  }),
);
export const tab = style(
  inKit({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: vars.touch.least,
    minHeight: vars.touch.control,
    color: vars.color.inkSoft,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    borderBlock: '3px solid transparent',
    selectors: {
      '&[aria-current]': { color: vars.color.ink, fontWeight: vars.weight.action, borderBottomColor: vars.color.ink },
      '&:focus-visible': focusOutlineInside,
    },
    // Transparent borders become visible there: every tab would look chosen.
    '@media': { [forcedColors]: { selectors: { '&:not([aria-current])': { borderColor: 'Canvas' } } } },
  }),
);
