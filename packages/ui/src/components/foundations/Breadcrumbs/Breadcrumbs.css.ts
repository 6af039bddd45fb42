import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const list = style(
  inKit({
    display: 'flex',
    // A long way goes on in the next line; the name of this page is cut rather than wrapped.
    flexWrap: 'wrap',
    columnGap: 8,
    alignItems: 'center',
    minHeight: vars.touch.least,
    fontSize: vars.type.label,
    color: vars.color.inkSoft,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const crumb = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    selectors: {
      '&:not(:last-child)::after': { content: '"/" / ""' },
      // It stays in the line where 8rem of it fit.
      '&:last-child': { flex: '1 1 8rem', minWidth: 0 },
    },
  }),
);
export const link = style(
  inKit({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.touch.least,
    color: 'inherit',
    textDecoration: 'none',
    // A short word is as easy to hit as a long one, and the stroke still stands right behind it.
    selectors: { '&::before': { content: '""', position: 'absolute', inset: 0, minWidth: vars.touch.least } },
  }),
);
export const here = style(inKit({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
/** Name of a parent page: on a phone it is cut before it pushes this page's own name into a second line. */
export const name = style([here, inKit({ maxWidth: 'max(7rem, 40vw)' })]);
