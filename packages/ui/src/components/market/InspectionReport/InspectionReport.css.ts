import { createGlobalVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { deskWidth, forcedColors } from '../../../css/breakpoints.ts';
import { focusOutline } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { notch, notchVars } from '../../../css/notch.css.ts';
import { labelSize, labelVoice } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const report = style([
  notch,
  inKit({
    // Room above for the string, which hangs out of the tag.
    marginTop: 44,
    padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[4]}`,
    vars: { [notchVars.size]: vars.notch.report, [notchVars.edge]: vars.color.ink, [notchVars.line]: '1.5px' },
    '@media': { [deskWidth]: { padding: vars.space[6] } },
  }),
]);
export const hole = style(
  inKit({
    position: 'absolute',
    top: 24,
    insetInlineEnd: 26,
    width: 13,
    height: 13,
    borderRadius: vars.radius.round,
    background: vars.color.paper,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.ink}`,
    '@media': { [forcedColors]: { border: '1.5px solid CanvasText' } },
  }),
);
export const string = style(
  inKit({
    position: 'absolute',
    insetInlineEnd: 0,
    top: -44,
    width: 90,
    height: 84,
    maxWidth: 'none',
    pointerEvents: 'none',
    fill: 'none',
    stroke: vars.color.ink,
    strokeWidth: 1.5,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const head = style(
  inKit({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[2],
    paddingInlineEnd: 48,
    marginBottom: vars.space[4],
  }),
);
export const caption = style(
  inKit({ ...labelSize, color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
export const foot = style(
  inKit({
    ...labelSize,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 16px',
    marginTop: vars.space[3],
    color: vars.color.inkSoft,
  }),
);

// Two beside each other on a phone, four at a desk: small enough to see all, large enough to see what is on them.
export const photos = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 6,
    '@media': { [deskWidth]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const photo = recipe({
  base: inKit({ minWidth: 0 }),
  variants: {
    big: {
      true: inKit({
        gridColumn: '1 / -1',
        '@media': {
          [deskWidth]: {
            gridColumn: 'span 2',
            gridRow: 'span 2',
            // Alone it has the whole width; beside it there would be nothing.
            selectors: { '&:only-child': { gridColumn: '1 / -1', gridRow: 'auto' } },
          },
        },
      }),
    },
  },
});
export const zoom = style(
  inKit({ display: 'block', cursor: 'zoom-in', selectors: { '&:focus-visible': focusOutline } }),
);
const shape = createGlobalVar('suki-photo-shape');
export const picture = recipe({
  base: inKit({ position: 'relative', display: 'block' }),
  variants: {
    big: {
      false: inKit({ aspectRatio: fallbackVar(shape, '1') }),
      true: inKit({ aspectRatio: fallbackVar(shape, '4 / 3') }),
    },
  },
});
export const photoCaption = style(inKit({ fontSize: vars.type.label, lineHeight: 1.3, padding: '5px 0 6px' }));
export const pin = style(
  inKit({
    position: 'absolute',
    left: 'var(--suki-pin-x)',
    top: 'var(--suki-pin-y)',
    width: 44,
    height: 44,
    transform: 'translate(-50%, -50%)',
    border: `2.5px solid ${vars.color.caution}`,
    borderRadius: vars.radius.round,
    boxShadow: `0 0 0 2px ${vars.color.paper}`,
    pointerEvents: 'none',
  }),
);

export const checkList = style(
  inKit({
    marginTop: vars.space[4],
    borderTop: `1px solid ${vars.color.rule}`,
    '@media': { [deskWidth]: { columns: 2, columnGap: vars.space[8], borderTop: 0 } },
  }),
);
export const check = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    gap: 4,
    alignItems: 'baseline',
    padding: '8px 0',
    borderBottom: `1px solid ${vars.color.rule}`,
    breakInside: 'avoid',
    '@media': { [deskWidth]: { borderBottom: 0, borderTop: `1px solid ${vars.color.rule}` } },
  }),
);
export const result = recipe({
  base: inKit({ ...labelVoice }),
  variants: {
    verdict: {
      pass: inKit({ color: vars.color.positive }),
      note: inKit({ color: vars.color.caution }),
      fail: inKit({ color: vars.color.critical }),
      open: inKit({ color: vars.color.inkSoft }),
    },
  },
});
export const resultIcon = style(inKit({ alignSelf: 'center' }));
export const checkNote = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));
