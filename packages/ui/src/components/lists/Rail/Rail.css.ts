import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { deskWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { layers } from '../../../css/layers.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Room for a focus outline, which a box that scrolls or paints for itself would cut off. */
const outlineRoom = '5px';

/**
 * A rail below the screen is neither laid out nor painted, and fetches no picture, until somebody comes near (ADR
 * 0154). It reaches the edges of the screen, because such a box paints nothing outside of itself.
 */
export const block = recipe({
  base: inKit({
    contentVisibility: 'auto',
    marginTop: `calc(${vars.space[8]} - ${outlineRoom})`,
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    padding: `${outlineRoom} ${vars.layout.gutter} 0`,
    '@media': { [deskWidth]: { marginTop: `calc(${vars.space[10]} - ${outlineRoom})` } },
  }),
  variants: {
    // The height until a rail has been drawn once, so that the page has its length from the start.
    shape: {
      card: inKit({
        containIntrinsicBlockSize: 'auto 284px',
        '@media': { [deskWidth]: { containIntrinsicBlockSize: 'auto 315px' } },
      }),
      drop: inKit({ containIntrinsicBlockSize: 'auto 355px' }),
      deal: inKit({ containIntrinsicBlockSize: 'auto 376px' }),
      look: inKit({ containIntrinsicBlockSize: 'auto 320px' }),
    },
  },
  defaultVariants: { shape: 'card' },
});
export const blockFirst = style(inKit({ marginTop: 14 }));

export const arrows = recipe({
  base: inKit({ display: 'flex' }),
  // Idle arrows keep their place, so that the title does not move when the cards have come.
  variants: { idle: { true: inKit({ visibility: 'hidden' }) } },
});

export const rail = recipe({
  base: inKit({
    // Hidden words inside are positioned: without this they would stick out of the page instead of scrolling along.
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gap: `${vars.space[4]} ${vars.space[3]}`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    padding: `${outlineRoom} ${vars.layout.gutter}`,
    scrollPaddingInline: vars.layout.gutter,
    '@media': { [deskWidth]: { columnGap: vars.space[5] } },
  }),
  variants: {
    shape: {
      card: inKit({ gridAutoColumns: 'clamp(150px, 15.5vw, 184px)' }),
      drop: inKit({ gridAutoColumns: 'min(268px, 72vw)' }),
      // Few columns share the whole width, so that none stays empty (ux 53).
      deal: inKit({ gridAutoColumns: 'minmax(min(318px, 86vw), 1fr)', gridTemplateRows: 'repeat(3, auto)', rowGap: 0 }),
      look: inKit({ gridAutoColumns: 'clamp(168px, 18vw, 222px)' }),
    },
  },
  defaultVariants: { shape: 'card' },
});
globalStyle(`${rail.classNames.base} > li`, {
  '@layer': { [layers.kit]: { scrollSnapAlign: 'start', minWidth: 0 } },
});
