import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../css/breakpoints.ts';
import { inKit } from '../../css/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const ladder = style(
  inKit({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: vars.type.label }),
);
const heading = { padding: '6px 0', fontWeight: vars.weight.bold, lineHeight: 1.35 } as const;
export const bidHeading = style(inKit({ ...heading, textAlign: 'right', color: vars.color.bid }));
export const askHeading = style(inKit({ ...heading, textAlign: 'left', color: vars.color.ask }));
export const priceHeading = style(inKit({ ...heading, width: '34%', textAlign: 'center', color: vars.color.inkSoft }));
export const row = recipe({
  base: inKit({ selectors: { '&:not(:first-child)': { borderTop: `1px solid ${vars.color.rule}` } } }),
  variants: { mine: { true: inKit({ background: vars.color.paperSunken }) } },
});
export const cell = style(inKit({ height: 36, padding: 0, verticalAlign: 'middle', fontWeight: vars.weight.bold }));
export const price = style([cell, inKit({ fontSize: vars.type.body, textAlign: 'center' })]);
export const mine = style([cell, inKit({ lineHeight: 1.35 })]);
export const mineOfAsk = style([mine, inKit({ textAlign: 'right' })]);

const line = { display: 'flex', alignItems: 'center', gap: 8 } as const;
export const askLine = style(inKit({ ...line, color: vars.color.ask }));
export const bidLine = style(inKit({ ...line, flexDirection: 'row-reverse', color: vars.color.bid }));
const bar = {
  display: 'block',
  flex: 'none',
  height: 18,
  minWidth: 8,
  width: 'calc(var(--suki-share) * 78%)',
} as const;
/** Asks are outlined, bids are filled: told apart without colour. */
export const askBar = style(inKit({ ...bar, border: `1.5px solid ${vars.color.ask}` }));
export const bidBar = style(
  inKit({
    ...bar,
    background: vars.color.bid,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);
export const spread = style(
  inKit({ height: 32, padding: 0, textAlign: 'center', background: vars.color.paperSunken, color: vars.color.inkSoft }),
);
