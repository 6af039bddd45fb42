import { style } from '@vanilla-extract/css';
import { deskWidth, forcedColors } from '../css/breakpoints.ts';
import { focusOutlineInside } from '../css/focus.ts';
import { inKit } from '../css/in-layer.ts';
import { vars } from '../tokens/contract.css.ts';

/** Words beside each other of which one is chosen. On phones the strip runs to the edges of the page and scrolls. */
export const strip = style(
  inKit({
    display: 'flex',
    gap: vars.space[5],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
    scrollPaddingInline: vars.layout.gutter,
    '@media': { [deskWidth]: { gap: vars.space[8], marginInline: 0, paddingInline: 0 } },
  }),
);

const chosen = '&:is([aria-current], [aria-selected="true"])';

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
      [chosen]: { color: vars.color.ink, fontWeight: vars.weight.action, borderBottomColor: vars.color.ink },
      '&:focus-visible': focusOutlineInside,
    },
    // Forced colours make transparent borders visible, so that every tab would look chosen.
    '@media': {
      [forcedColors]: {
        borderColor: 'Canvas',
        selectors: { [chosen]: { borderBottomColor: 'Highlight' } },
      },
    },
  }),
);

/** As wide as the chosen, bolder words, so that a choice moves no neighbour. */
export const words = style(
  inKit({
    display: 'inline-grid',
    justifyItems: 'start',
    whiteSpace: 'nowrap',
    '::after': {
      content: 'attr(data-words) / ""',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: vars.weight.action,
    },
  }),
);
