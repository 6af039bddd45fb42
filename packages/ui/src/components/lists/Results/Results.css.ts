import { style } from '@vanilla-extract/css';
import { deskWidth, phoneWidth } from '../../../css/breakpoints.ts';
import { focusOutlineInside } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { tabular, wideVoice } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Title, count and order at a desk; on phones the count is the visible title. */
export const head = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `0 ${vars.space[4]}`,
    alignItems: 'end',
    '@media': { [deskWidth]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
);
export const title = style(
  inKit({
    overflowWrap: 'anywhere',
    '@media': {
      [phoneWidth]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
/** As high as a link from the start: whatever comes beside the count moves nothing. */
export const counted = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minWidth: 0,
    minHeight: vars.touch.least,
    '@media': { [deskWidth]: { justifyContent: 'flex-start', marginBottom: -7 } },
  }),
);
export const count = style(
  inKit({
    ...tabular,
    flex: 'none',
    fontWeight: vars.weight.bold,
    '@media': { [phoneWidth]: { ...wideVoice, fontSize: vars.type.heading, lineHeight: 1.2 } },
  }),
);
export const below = style(inKit({ gridColumn: '1 / -1', minWidth: 0, marginTop: vars.space[2] }));

export const body = style(
  inKit({
    '@media': {
      [deskWidth]: {
        display: 'grid',
        gridTemplateColumns: '232px minmax(0, 1fr)',
        gap: `0 ${vars.space[8]}`,
        alignItems: 'start',
        marginTop: vars.space[2],
      },
    },
  }),
);
/** On phones the filters are a sheet; without scripts they stand below the results. */
export const filters = style(
  inKit({
    minWidth: 0,
    '@media': {
      [phoneWidth]: { marginTop: vars.space[8] },
      [`${phoneWidth} and (scripting: enabled)`]: { display: 'none' },
      [deskWidth]: { gridColumn: 1, gridRow: 1 },
    },
  }),
);
export const list = style(
  inKit({
    minWidth: 0,
    '@media': {
      [deskWidth]: { gridColumn: 2, gridRow: 1, borderTop: `1px solid ${vars.color.rule}`, paddingTop: vars.space[4] },
    },
  }),
);
export const hits = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '22px 12px',
    '@media': {
      '(min-width: 37.5em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [deskWidth]: { gap: '28px 16px' },
      '(min-width: 72.5em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);
export const further = style(inKit({ marginTop: 28 }));
export const pages = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginTop: vars.space[8],
    paddingTop: vars.space[4],
    borderTop: `1px solid ${vars.color.rule}`,
  }),
);

/** Chips scroll sideways on phones, to the edges of the screen. */
export const chips = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': {
      [phoneWidth]: {
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        paddingInline: vars.layout.gutter,
      },
      [deskWidth]: { flexWrap: 'wrap' },
    },
  }),
);
export const chip = style(
  inKit({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: vars.touch.least,
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusOutlineInside },
  }),
);
export const chipWords = style(inKit({ ...tabular, display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));

export const sort = style(inKit({ position: 'relative', justifySelf: 'end' }));
export const sortMark = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.touch.least,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);
export const sortNow = style(inKit({ fontWeight: vars.weight.bold }));
export const sortMenu = style(
  inKit({
    position: 'absolute',
    insetInlineEnd: 0,
    zIndex: vars.layer.popover,
    width: 232,
    paddingBlock: 4,
    background: vars.color.paper,
    border: `1.5px solid ${vars.color.ink}`,
  }),
);
/** In the bar at the foot of a phone. */
export const upwards = style(inKit({ bottom: '100%' }));
export const sortEntry = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: 10,
    alignItems: 'center',
    minHeight: vars.touch.least,
    paddingInline: 14,
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.paperSunken },
      '&[aria-current]': { fontWeight: vars.weight.bold },
      '&:focus-visible': focusOutlineInside,
    },
  }),
);

/** Above the tab bar of a phone, which is 57 px high. */
export const bar = style(
  inKit({
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
  }),
);
export const barButton = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: 46,
    fontWeight: vars.weight.bold,
    selectors: { '&:focus-visible': focusOutlineInside },
    '@media': { '(scripting: none)': { visibility: 'hidden' } },
  }),
);
export const barSort = style(
  inKit({ display: 'flex', justifyContent: 'center', borderInlineStart: `1px solid ${vars.color.rule}` }),
);
