import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { notch, notchVars } from '../../../css/notch.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const queue = style(inKit({ borderTop: `1.5px solid ${vars.color.ink}` }));
export const place = recipe({
  base: inKit({
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    gap: 8,
    alignItems: 'center',
    minHeight: vars.touch.least,
    paddingBlock: 4,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
  variants: {
    mine: {
      false: inKit({ borderBottom: `1px solid ${vars.color.rule}` }),
      true: [
        notch,
        inKit({
          minHeight: 52,
          margin: '0 -12px',
          paddingInline: 12,
          color: vars.color.paper,
          vars: { [notchVars.size]: '14px', [notchVars.edge]: vars.color.ink, [notchVars.fill]: vars.color.ink },
          '@media': { [forcedColors]: { border: '3px solid Highlight', color: 'CanvasText' } },
        }),
      ],
    },
  },
});
export const position = recipe({
  variants: { mine: { false: inKit({ color: vars.color.inkSoft }), true: {} } },
});
export const detail = recipe({
  base: inKit({ fontSize: vars.type.label, lineHeight: 1.45 }),
  variants: { mine: { false: inKit({ color: vars.color.inkSoft }), true: inKit({ fontWeight: vars.weight.bold }) } },
});
export const price = style(inKit({ fontWeight: vars.weight.bold }));
