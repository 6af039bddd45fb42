import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { greatestHeight } from '../ComboboxField/ComboboxField.css.ts';

/** A panel of its own, nearly as high as the screen. */
export const panel = style(inKit({ vars: { [greatestHeight]: 'min(40rem, 72vh)' } }));
/** An entry with a picture or a figure. Pictures fill their line, so the line gives them some of its own room. */
export const rich = style(inKit({ display: 'flex', alignItems: 'center', gap: vars.space[3], marginBlock: -3 }));
export const picture = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    color: vars.color.inkSoft,
    selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
  }),
);
export const words = style(inKit({ flex: 1, minWidth: 0 }));
export const marked = style(inKit({ fontWeight: vars.weight.bold }));
export const end = style(
  inKit({
    ...labelSize,
    flex: 'none',
    color: vars.color.inkSoft,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
  }),
);
