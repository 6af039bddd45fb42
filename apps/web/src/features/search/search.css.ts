import { deskWidth, phoneWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

const wide = { fontFamily: vars.font.wide, fontStretch: vars.width.wide, fontWeight: vars.weight.wide } as const;
const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

export const screen = style({ paddingBlock: `${vars.space[4]} ${vars.space[10]}` });

/** Title, count and order at a desk; on phones the count is the visible title. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${vars.space[4]}`,
  alignItems: 'center',
  '@media': { [deskWidth]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'end' } },
});
export const title = style({
  overflowWrap: 'anywhere',
  '@media': {
    [phoneWidth]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const count = style({
  ...figures,
  fontWeight: vars.weight.bold,
  '@media': {
    [phoneWidth]: { ...wide, fontSize: vars.type.heading, lineHeight: 1.2 },
    [deskWidth]: { paddingBottom: 5 },
  },
});
export const note = style({ gridColumn: '1 / -1', marginTop: vars.space[2] });

export const chosen = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': {
    [deskWidth]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${vars.space[8]}` },
  },
});
/** Chips scroll sideways on phones, to the edges of the screen. */
export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlock: `${vars.space[1]} ${vars.space[2]}`,
  '@media': {
    [phoneWidth]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      paddingInline: vars.layout.gutter,
    },
    [deskWidth]: { flexWrap: 'wrap' },
  },
});
export const chip = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.touch.least,
  color: 'inherit',
  textDecoration: 'none',
});
export const chipWords = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], ...figures });

export const body = style({
  '@media': {
    [deskWidth]: {
      display: 'grid',
      gridTemplateColumns: '232px minmax(0, 1fr)',
      gap: `0 ${vars.space[8]}`,
      alignItems: 'start',
      marginTop: vars.space[2],
    },
  },
});
/** On phones the filters are a sheet; without scripts they stand below the results. */
export const aside = style({
  minWidth: 0,
  scrollMarginTop: vars.space[4],
  '@media': {
    [phoneWidth]: { marginTop: vars.space[8] },
    [`${phoneWidth} and (scripting: enabled)`]: { display: 'none' },
    [deskWidth]: { gridColumn: 1, gridRow: 1 },
  },
});
export const list = style({
  minWidth: 0,
  '@media': {
    [deskWidth]: {
      gridColumn: 2,
      gridRow: 1,
      borderTop: `1px solid ${vars.color.rule}`,
      paddingTop: vars.space[4],
    },
  },
});
export const hits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '22px 12px',
  '@media': {
    '(min-width: 37.5em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [deskWidth]: { gap: '28px 16px' },
    '(min-width: 72.5em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginTop: vars.space[8],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.rule}`,
});

export const facet = style({
  minWidth: 0,
  borderTop: `1px solid ${vars.color.rule}`,
  padding: '4px 0 14px',
});
export const facetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 8px',
  minHeight: 40,
  fontWeight: vars.weight.bold,
});
export const facetHint = style({
  fontSize: vars.type.label,
  fontWeight: vars.weight.text,
  color: vars.color.inkSoft,
  ...figures,
});
export const systems = style({ display: 'flex', gap: 2, fontSize: vars.type.label });
export const system = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 30,
  minHeight: 32,
  paddingInline: 5,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      color: vars.color.ink,
      fontWeight: vars.weight.bold,
      boxShadow: `inset 0 -2px ${vars.color.ink}`,
    },
  },
  '@media': { [phoneWidth]: { minWidth: vars.touch.least, minHeight: vars.touch.least } },
});
/** Cells of sizes, years and the like: figure above, count below. */
export const cells = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(54px, 1fr))', gap: 5 });
export const wideCells = style([cells, { gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))' }]);
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minHeight: 46,
  padding: '5px 4px 4px 8px',
  border: `1px solid ${vars.color.rule}`,
  color: 'inherit',
  lineHeight: 1.2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-chosen]': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.paper },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-chosen]': { outline: '3px solid Highlight' } } } },
});
export const cellName = style({ fontWeight: vars.weight.bold, fontSize: '0.9375rem' });
export const countOf = style({
  fontSize: vars.type.label,
  color: vars.color.inkSoft,
  fontWeight: vars.weight.text,
  ...figures,
  selectors: { '[data-chosen] > &': { color: 'inherit' } },
});
export const rows = style({ display: 'grid' });
export const colorRows = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 14px' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  gap: 10,
  alignItems: 'center',
  minHeight: 36,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[data-chosen]': { fontWeight: vars.weight.bold } },
  '@media': { [phoneWidth]: { minHeight: vars.touch.least } },
});
/** Looks like a checkbox, and is a link: a press changes the address. */
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  border: `1.5px solid ${vars.color.ruleStrong}`,
  color: 'transparent',
  selectors: {
    '[data-chosen] > &': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.paper },
  },
});
export const swatch = style({
  width: 20,
  height: 20,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.ink} 30%, transparent)`,
  selectors: { '[data-chosen] > &': { outline: `2px solid ${vars.color.ink}`, outlineOffset: 2 } },
});
export const rest = style({});
export const restMark = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  cursor: 'pointer',
  listStyle: 'none',
  fontSize: vars.type.label,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [phoneWidth]: { minHeight: vars.touch.least } },
});
export const range = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  fontSize: vars.type.label,
  marginBottom: vars.space[2],
});
export const amount = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: vars.touch.least,
  paddingInline: vars.space[2],
  background: vars.color.paperSunken,
  borderBottom: `1.5px solid ${vars.color.ink}`,
  fontWeight: vars.weight.bold,
  selectors: { '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
});
export const amountInput = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.touch.least,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  ...figures,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const sort = style({ position: 'relative', justifySelf: 'end' });
export const sortMark = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.touch.least,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const sortNow = style({ fontWeight: vars.weight.bold });
export const sortMenu = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: vars.layer.popover,
  width: 232,
  paddingBlock: 4,
  background: vars.color.paper,
  border: `1.5px solid ${vars.color.ink}`,
  '@media': { [phoneWidth]: { bottom: '100%' } },
});
export const sortEntry = style({
  display: 'grid',
  gridTemplateColumns: '18px 1fr',
  gap: 10,
  alignItems: 'center',
  minHeight: vars.touch.least,
  paddingInline: 14,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.paperSunken },
    '&[aria-current]': { fontWeight: vars.weight.bold },
  },
});

/** Above the tab bar of a phone, which is 57 px high. */
export const bar = style({
  position: 'sticky',
  bottom: 'calc(57px + env(safe-area-inset-bottom))',
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: '1fr 1.45fr',
  marginTop: vars.space[6],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  background: vars.color.paper,
  borderTop: `1.5px solid ${vars.color.ink}`,
  '@media': { [deskWidth]: { display: 'none' } },
});
export const barButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: 46,
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
});
export const barSort = style({
  display: 'flex',
  justifyContent: 'center',
  borderInlineStart: `1px solid ${vars.color.rule}`,
});

export const tried = style({
  borderTop: `1.5px solid ${vars.color.ink}`,
  marginBlock: `${vars.space[4]} ${vars.space[8]}`,
});
export const triedRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
  gap: 10,
  alignItems: 'center',
  minHeight: vars.touch.least,
  borderBottom: `1px solid ${vars.color.rule}`,
  color: 'inherit',
  textDecoration: 'none',
});
export const triedCount = style({ fontWeight: vars.weight.bold, ...figures });
export const soft = style({ color: vars.color.inkSoft });
export const sellYours = style({
  display: 'grid',
  gap: 14,
  marginTop: vars.space[8],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.rule}`,
  '@media': { [deskWidth]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});
/** Further pages keep the distance of a row to what stands above. */
export const more = style({ marginTop: 28 });
