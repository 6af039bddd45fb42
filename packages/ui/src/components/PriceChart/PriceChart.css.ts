import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { deskWidth, phoneWidth } from '../../css/breakpoints.ts';
import { inKit } from '../../css/in-layer.ts';
import { layers } from '../../css/layers.css.ts';
import { labelSize } from '../../css/voices.ts';
import { vars } from '../../tokens/contract.css.ts';

export const chart = style(inKit({}));
export const bar = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
    marginBottom: vars.space[3],
  }),
);

const showsTable = `${chart}:has(input[value="table"]:checked)`;
export const chartSide = style(inKit({ selectors: { [`${showsTable} &`]: { display: 'none' } } }));
// Not display: none, or screen readers would lose the table while the drawing shows.
export const tableSide = style(
  inKit({
    selectors: {
      [`${chart}:not(:has(input[value="table"]:checked)) &`]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

globalStyle(`${chart}:not(:has(input[value="table"]:checked)) ${tableSide} *`, {
  // Nothing in it scrolls while it is hidden: it would be a stop for the keyboard without anything to see.
  '@layer': { [layers.kit]: { overflow: 'visible' } },
});

const axisWidth = '3.9rem';
export const frame = style(
  inKit({
    position: 'relative',
    height: 230,
    paddingBottom: '1.75rem',
    paddingRight: axisWidth,
    fontSize: vars.type.label,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [deskWidth]: { height: 290 } },
  }),
);
export const plot = style(inKit({ position: 'relative', height: '100%' }));
export const drawing = style(
  inKit({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible', fill: 'none' }),
);

export const gridLine = style(inKit({ stroke: vars.color.rule, strokeWidth: 1 }));
export const dots = style(
  inKit({
    stroke: `color-mix(in oklab, ${vars.color.inkSoft} 65%, ${vars.color.paper})`,
    strokeWidth: 5,
    strokeLinecap: 'round',
    '@media': { [phoneWidth]: { strokeWidth: 4 } },
  }),
);
export const line = style(inKit({ stroke: vars.color.ink, strokeWidth: 2.25, strokeLinejoin: 'round' }));
export const lastHalo = style(inKit({ stroke: vars.color.paper, strokeWidth: 14, strokeLinecap: 'round' }));
export const last = style(inKit({ stroke: vars.color.ink, strokeWidth: 10, strokeLinecap: 'round' }));
export const mark = recipe({
  base: inKit({ strokeWidth: 1.5 }),
  variants: {
    tone: { bid: inKit({ stroke: vars.color.bid }), ask: inKit({ stroke: vars.color.ask, strokeDasharray: '2 4' }) },
  },
});

const label = { position: 'absolute', whiteSpace: 'nowrap' } as const;
export const yLabel = style(
  inKit({
    ...label,
    left: '100%',
    width: axisWidth,
    top: 'var(--suki-chart-y)',
    transform: 'translateY(-50%)',
    textAlign: 'right',
    color: vars.color.inkSoft,
  }),
);
export const xLabel = style(
  inKit({
    ...label,
    top: 'calc(100% + 0.5rem)',
    left: 'var(--suki-chart-x)',
    transform: 'translateX(calc(-1 * var(--suki-chart-x)))',
    color: vars.color.inkSoft,
    // A phone has room for the first, the middle and the last.
    '@media': { [phoneWidth]: { selectors: { '&:nth-child(even)': { display: 'none' } } } },
  }),
);
export const xLabels = style(inKit({ display: 'contents' }));
export const markLabel = recipe({
  base: inKit({
    ...label,
    left: 2,
    top: 'var(--suki-chart-y)',
    paddingInline: 2,
    fontWeight: vars.weight.bold,
    // Readable over dots and lines.
    background: `color-mix(in srgb, ${vars.color.paper} 80%, transparent)`,
  }),
  variants: {
    tone: { bid: inKit({ color: vars.color.bid }), ask: inKit({ color: vars.color.ask }) },
    side: {
      above: inKit({ transform: 'translateY(calc(-100% - 4px))' }),
      below: inKit({ transform: 'translateY(4px)' }),
    },
  },
});
export const caption = style(inKit({ ...labelSize, color: vars.color.inkSoft, marginTop: vars.space[2] }));
