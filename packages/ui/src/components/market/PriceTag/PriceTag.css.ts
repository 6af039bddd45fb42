import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { tabular, wideVoice } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const priceTag = recipe({
  base: inKit({ ...wideVoice, ...tabular, letterSpacing: '-0.02em', whiteSpace: 'nowrap' }),
  variants: {
    size: {
      figure: inKit({ fontSize: vars.type.figure, lineHeight: 1, letterSpacing: '-0.03em' }),
      1: inKit({ fontSize: vars.type.display, lineHeight: 1.05 }),
      2: inKit({ fontSize: vars.type.heading, lineHeight: 1.15 }),
      3: inKit({ fontSize: vars.type.lead, lineHeight: 1.2 }),
    },
    tone: { ink: {}, positive: inKit({ color: vars.color.positive }) },
  },
  defaultVariants: { size: 3, tone: 'ink' },
});

/** The peso sign is set lighter and narrower than its figures: its bars close up otherwise. */
export const sign = style(
  inKit({ fontWeight: vars.weight.peso, fontStretch: vars.width.peso, marginInlineEnd: '0.05em' }),
);
