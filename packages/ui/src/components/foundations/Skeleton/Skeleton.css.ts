import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const surface = {
  background: vars.color.paperSunken,
  // Waits of under 200 ms show nothing, so that nothing flashes.
  animation: `${breathe} 1.6s ease-in-out 200ms infinite`,
} as const;

export const block = recipe({
  base: inKit({ ...surface, '@media': { [forcedColors]: { border: '1px solid GrayText' } } }),
  variants: {
    ratio: {
      square: inKit({ aspectRatio: '1' }),
      card: inKit({ aspectRatio: '8 / 7' }),
      wide: inKit({ aspectRatio: '8 / 6' }),
      look: inKit({ aspectRatio: '3 / 4' }),
      hero: inKit({ aspectRatio: '8 / 5.6' }),
      control: inKit({ height: vars.touch.control }),
      section: inKit({ height: '16rem' }),
    },
  },
  defaultVariants: { ratio: 'card' },
});
/** One line of text: as high as its letters, in a box as high as its line. */
export const line = recipe({
  base: inKit({
    display: 'block',
    paddingBlock: '0.25em',
    lineHeight: 1,
    '::before': { content: '""', display: 'block', height: '1em', ...surface },
    selectors: { '&:last-child:not(:first-child)': { width: '60%' } },
  }),
  variants: {
    size: {
      display: inKit({ fontSize: vars.type.display, paddingBlock: '0.04em' }),
      heading: inKit({ fontSize: vars.type.heading, paddingBlock: '0.08em' }),
      lead: inKit({ fontSize: vars.type.lead, paddingBlock: '0.1em', width: '45%' }),
      body: {},
      label: inKit({ fontSize: vars.type.label, paddingBlock: '0.2em', width: '80%' }),
    },
  },
  defaultVariants: { size: 'body' },
});
/**
 * Aligned to the top: a card of which only a part has come must not stretch to the height of its neighbour, and move
 * when the rest comes.
 */
export const card = style(inKit({ display: 'grid', alignContent: 'start', gap: 4 }));
/** As high as the name of an ItemCard: a list keeps its height when the cards come. */
export const cardWords = style(inKit({ height: '2.64em', overflow: 'hidden', marginTop: 4 }));
/** The last line of an ItemCard stands close under its price. */
export const cardEnd = style(inKit({ marginTop: -4 }));
