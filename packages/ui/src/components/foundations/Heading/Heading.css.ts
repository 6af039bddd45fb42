import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { wideVoice } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const heading = recipe({
  base: inKit({ textWrap: 'balance', overflowWrap: 'anywhere' }),
  variants: {
    size: {
      display: inKit({ ...wideVoice, fontSize: vars.type.display, lineHeight: 1.08, letterSpacing: '-0.022em' }),
      1: inKit({ ...wideVoice, fontSize: vars.type.heading, lineHeight: 1.15, letterSpacing: '-0.015em' }),
      2: inKit({ ...wideVoice, fontSize: vars.type.lead, lineHeight: 1.2, letterSpacing: '-0.01em' }),
      3: inKit({ fontSize: vars.type.body, fontWeight: vars.weight.bold, lineHeight: 1.35 }),
    },
  },
});
