import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize, tabular } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const text = recipe({
  variants: {
    size: {
      lead: inKit({ fontSize: vars.type.lead, lineHeight: 1.45 }),
      body: inKit({ fontSize: vars.type.body, lineHeight: 1.5 }),
      label: inKit(labelSize),
    },
    tone: {
      ink: inKit({ color: vars.color.ink }),
      soft: inKit({ color: vars.color.inkSoft }),
      positive: inKit({ color: vars.color.positive }),
      caution: inKit({ color: vars.color.caution }),
      critical: inKit({ color: vars.color.critical }),
      bid: inKit({ color: vars.color.bid }),
      ask: inKit({ color: vars.color.ask }),
    },
    weight: {
      text: {},
      medium: inKit({ fontWeight: vars.weight.medium }),
      bold: inKit({ fontWeight: vars.weight.bold }),
    },
    numeric: { true: inKit(tabular) },
    measure: { true: inKit({ maxWidth: vars.layout.measure }) },
    truncate: { true: inKit({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }) },
    block: { true: inKit({ display: 'block' }) },
  },
});
