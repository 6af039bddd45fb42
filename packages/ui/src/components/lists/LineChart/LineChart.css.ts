import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { deskWidth, forcedColors, phoneWidth } from '../../../css/breakpoints.ts';
import { focusOutline } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { layers } from '../../../css/layers.css.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const chart = style(inKit({}));
const switchHeight = `calc(${vars.touch.least} + 2px)`;
export const bar = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
    // The line does not move when the switch of an empty range goes away.
    minHeight: switchHeight,
    marginBottom: vars.space[3],
  }),
);
const blank = style(
  inKit({ background: vars.color.paperSunken, '@media': { [forcedColors]: { border: '1px solid GrayText' } } }),
);
/** As wide as five ranges and two views in short words, so that the line breaks where theirs does. */
export const switchToCome = recipe({
  base: [blank, inKit({ maxWidth: '100%', height: switchHeight })],
  variants: { of: { range: inKit({ width: '14.25rem' }), view: inKit({ width: '6.75rem' }) } },
});

const showsTable = `${chart}:has(input[value="table"]:checked)`;
export const chartSide = style(inKit({ selectors: { [`${showsTable} &`]: { display: 'none' } } }));
// Hidden for the eye only: with display: none screen readers would lose the table while the drawing shows.
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
  // The hidden table does not scroll, or it would be a tab stop without anything to see.
  '@layer': { [layers.kit]: { overflow: 'visible' } },
});

/** Of the drawing and of what stands in its place: another range of the same thing moves nothing. */
const height = style(inKit({ height: 230, '@media': { [deskWidth]: { height: 290 } } }));
export const frame = style([
  height,
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'minmax(0, 1fr) 1.75rem',
    // Time runs to the right, also between words that run to the left.
    direction: 'ltr',
    fontSize: vars.type.label,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
]);
export const nothing = style([
  height,
  inKit({
    display: 'grid',
    alignItems: 'center',
    borderBlock: `1px solid ${vars.color.rule}`,
    color: vars.color.inkSoft,
  }),
]);
export const toCome = style([height, blank]);
export const plot = style(inKit({ position: 'relative' }));
export const picture = style(inKit({ position: 'absolute', inset: 0 }));
export const drawing = style(inKit({ width: '100%', height: '100%', overflow: 'visible', fill: 'none' }));

/** Gives strokes the system's colour: forced colours replace the colours of words, but not of drawings. */
const systemStroke = (stroke: string) => ({ '@media': { [forcedColors]: { stroke } } });

export const gridLine = style(inKit({ stroke: vars.color.rule, strokeWidth: 1, ...systemStroke('GrayText') }));
export const dots = style(
  inKit({
    stroke: `color-mix(in oklab, ${vars.color.inkSoft} 65%, ${vars.color.paper})`,
    strokeWidth: 5,
    strokeLinecap: 'round',
    '@media': { [phoneWidth]: { strokeWidth: 4 }, [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const line = style(
  inKit({ stroke: vars.color.ink, strokeWidth: 2.25, strokeLinejoin: 'round', ...systemStroke('CanvasText') }),
);
export const lastHalo = style(
  inKit({ stroke: vars.color.paper, strokeWidth: 14, strokeLinecap: 'round', ...systemStroke('Canvas') }),
);
export const last = style(
  inKit({ stroke: vars.color.ink, strokeWidth: 10, strokeLinecap: 'round', ...systemStroke('CanvasText') }),
);
/** Of a level's line and of its words. */
export const looks = styleVariants({
  solid: inKit({ color: vars.color.bid }),
  dashed: inKit({ color: vars.color.ask, strokeDasharray: '2 4' }),
});
export const mark = style(inKit({ stroke: 'currentColor', strokeWidth: 1.5, ...systemStroke('Highlight') }));

/** As wide as its longest label, whether that is ₱900 or ₱1,234,567. */
export const yLabels = style(inKit({ display: 'grid', marginInlineStart: vars.space[2] }));
export const yLabel = style(
  inKit({
    gridArea: '1 / 1',
    alignSelf: 'start',
    position: 'relative',
    top: 'var(--suki-chart-y)',
    transform: 'translateY(-50%)',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    color: vars.color.inkSoft,
  }),
);
export const xLabels = style(inKit({ position: 'relative' }));
export const xLabel = style(
  inKit({
    position: 'absolute',
    whiteSpace: 'nowrap',
    top: '0.5rem',
    insetInlineStart: 'var(--suki-chart-x)',
    transform: 'translateX(calc(-1 * var(--suki-chart-x)))',
    color: vars.color.inkSoft,
    // A phone has room for the first, the middle and the last.
    '@media': { [phoneWidth]: { selectors: { '&:nth-child(even)': { display: 'none' } } } },
  }),
);
export const markLabel = recipe({
  base: inKit({
    position: 'absolute',
    insetInlineStart: 2,
    top: 'var(--suki-chart-y)',
    // Long words break into a second line: cut off, the amount at their end would be lost.
    maxWidth: '100%',
    paddingInline: 2,
    fontWeight: vars.weight.bold,
    // Readable over dots and lines.
    background: `color-mix(in srgb, ${vars.color.paper} 80%, transparent)`,
  }),
  variants: {
    side: {
      above: inKit({ transform: 'translateY(calc(-100% - 4px))' }),
      below: inKit({ transform: 'translateY(4px)' }),
    },
  },
});
export const caption = recipe({
  base: inKit({ ...labelSize, color: vars.color.inkSoft, marginTop: vars.space[2] }),
  variants: { isShown: { false: inKit({ visibility: 'hidden' }) } },
});

/** Over the whole plot. A finger along it reads; one across it scrolls the page. */
export const reader = style(
  inKit({
    position: 'absolute',
    inset: 0,
    cursor: 'crosshair',
    touchAction: 'pan-y',
    selectors: { '&:has(:focus-visible)': focusOutline },
  }),
);
export const read = style(inKit({ position: 'absolute', inset: 0, pointerEvents: 'none' }));
export const readLine = style(
  inKit({
    position: 'absolute',
    insetBlock: 0,
    left: 'var(--suki-chart-x)',
    borderInlineStart: `1px solid ${vars.color.ruleStrong}`,
  }),
);
const dotSize = 12;
export const readDot = style(
  inKit({
    position: 'absolute',
    left: 'var(--suki-chart-x)',
    top: 'var(--suki-chart-y)',
    width: dotSize,
    height: dotSize,
    margin: -dotSize / 2,
    borderRadius: '50%',
    border: `2px solid ${vars.color.paper}`,
    background: vars.color.ink,
    '@media': { [forcedColors]: { background: 'Highlight' } },
  }),
);
export const readWords = style(
  inKit({
    position: 'absolute',
    top: 0,
    left: 'var(--suki-chart-x)',
    // Stays inside of the plot: at its left edge it begins there, at its right edge it ends there.
    transform: 'translateX(calc(-1 * var(--suki-chart-x)))',
    padding: '2px 6px',
    background: vars.color.ink,
    color: vars.color.paper,
    fontWeight: vars.weight.bold,
    whiteSpace: 'nowrap',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
