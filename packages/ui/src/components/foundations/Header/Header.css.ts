import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { deskWidth, phoneWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const header = style(inKit({ background: vars.color.paper, borderBottom: `1px solid ${vars.color.rule}` }));

export const row = recipe({
  base: inKit({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"mark icons" "search search"',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
    '@media': {
      [deskWidth]: {
        gridTemplateColumns: 'auto minmax(280px, 560px) 1fr',
        gridTemplateAreas: '"mark search icons"',
        gap: vars.space[8],
        paddingBlock: vars.space[3],
      },
    },
  }),
  variants: { slim: { true: inKit({ '@media': { [phoneWidth]: { paddingBottom: vars.space[2] } } }) } },
});
export const mark = style(inKit({ gridArea: 'mark', display: 'flex' }));
export const search = recipe({
  base: inKit({ gridArea: 'search', minWidth: 0 }),
  variants: { slim: { true: inKit({ '@media': { [phoneWidth]: { display: 'none' } } }) } },
});
export const icons = style(
  inKit({
    gridArea: 'icons',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    // The drawing, not its 44 px field, stands on the page's edge.
    marginInlineEnd: -11,
    '@media': { [deskWidth]: { gap: vars.space[1] } },
  }),
);
export const nav = style(
  inKit({
    display: 'none',
    '@media': { [deskWidth]: { display: 'flex', gap: vars.space[6], marginInlineEnd: vars.space[3] } },
  }),
);
export const navLink = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: vars.touch.least,
    minHeight: vars.touch.least,
    fontWeight: vars.weight.medium,
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '2px' },
    },
  }),
);
export const tabs = style(
  inKit({
    '@media': {
      [deskWidth]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8] },
    },
  }),
);
