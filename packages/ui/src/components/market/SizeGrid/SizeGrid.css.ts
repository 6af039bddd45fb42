import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover, deskWidth, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { hole as holeBase, notch, notchVars } from '../../../css/notch.css.ts';
import { labelSize, tabular } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const head = style(
  inKit({
    display: 'flex',
    // On a phone the switch has its own line from the left: beside the label it would move with each of its words that
    // comes, and with the last ones jump below.
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[2],
    marginBottom: vars.space[2],
    '@media': {
      [deskWidth]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' },
    },
  }),
);
export const title = style(inKit({ fontSize: vars.type.label, fontWeight: vars.weight.bold, lineHeight: 1.35 }));

export const grid = recipe({
  base: inKit({ display: 'grid', gap: 5 }),
  variants: {
    words: {
      // Four on a phone of 390 px, three at 320 px or with large text, five at a desk: a price of six figures has to
      // fit.
      false: inKit({
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.1rem, 20%), 1fr))',
        '@media': { [deskWidth]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
      }),
      // Three on a phone of 390 px, two at 320 px: a word of ten letters has to fit.
      true: inKit({ gridTemplateColumns: 'repeat(auto-fill, minmax(7.2rem, 1fr))' }),
    },
  },
});

const chosen = {
  background: vars.color.ink,
  borderColor: vars.color.ink,
  color: vars.color.paper,
};

export const cell = recipe({
  base: inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 2,
    minHeight: 58,
    minWidth: 0,
    lineHeight: 1.2,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&:has(:checked)': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
          },
        },
      },
    },
  }),
  variants: {
    tagged: {
      false: inKit({
        paddingBlock: '8px 7px',
        paddingInline: '9px 4px',
        border: `1px solid ${vars.color.rule}`,
        selectors: { '&:has(:checked)': chosen, '&:has(:disabled)': { borderStyle: 'dashed' } },
        '@media': {
          [canHover]: {
            selectors: { '&:not(:has(:checked, :disabled)):hover': { background: vars.color.paperSunken } },
          },
        },
      }),
      true: [
        notch,
        inKit({
          paddingBlock: '9px 8px',
          paddingInline: '10px 5px',
          vars: { [notchVars.size]: vars.notch.cell, [notchVars.edge]: vars.color.ruleStrong },
          selectors: {
            '&:has(:checked)': {
              color: vars.color.paper,
              vars: { [notchVars.edge]: vars.color.ink, [notchVars.fill]: vars.color.ink },
            },
          },
          '@media': {
            [forcedColors]: {
              selectors: {
                '&:has(:checked)': {
                  color: 'HighlightText',
                  vars: { [notchVars.edge]: 'Highlight', [notchVars.fill]: 'Highlight' },
                },
              },
            },
            [canHover]: {
              selectors: {
                '&:not(:has(:checked, :disabled)):hover': { vars: { [notchVars.fill]: vars.color.paperSunken } },
              },
            },
          },
        }),
      ],
    },
  },
});

export const hole = style([holeBase, inKit({ position: 'absolute', top: 13, insetInlineEnd: 13 })]);

export const size = recipe({
  base: inKit({
    fontFamily: vars.font.wide,
    fontStretch: vars.width.wide,
    fontWeight: vars.weight.action,
    fontSize: vars.type.body,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  }),
  variants: {
    // Narrower letters, closer together, so that a word does not break: without font hinting "Katamtaman" is 101.4 px
    // wide, and its cell 101 px.
    words: { true: inKit({ fontFamily: vars.font.plain, fontStretch: vars.width.plain, letterSpacing: '-0.02em' }) },
    muted: {
      true: inKit({
        fontWeight: vars.weight.medium,
        color: vars.color.inkSoft,
        selectors: { ':has(:checked) > &': { color: 'inherit' } },
      }),
    },
  },
});
export const detail = recipe({
  base: inKit({
    ...tabular,
    fontSize: vars.type.label,
    color: vars.color.inkSoft,
    whiteSpace: 'nowrap',
    selectors: { ':has(:checked) > &': { color: 'inherit' } },
  }),
  variants: { best: { true: inKit({ color: vars.color.ink, fontWeight: vars.weight.bold }) } },
});

export const extra = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    minHeight: 58,
    paddingBlock: '8px 7px',
    paddingInline: '9px 4px',
    border: `1px dashed ${vars.color.ruleStrong}`,
    fontSize: vars.type.label,
    lineHeight: 1.25,
    textDecoration: 'none',
  }),
);
export const extraAction = style(
  inKit({ fontWeight: vars.weight.bold, textDecoration: 'underline', textUnderlineOffset: '3px' }),
);

export const legend = style(
  inKit({
    ...labelSize,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    color: vars.color.inkSoft,
    marginTop: vars.space[2],
  }),
);
export const legendPart = style(inKit({ display: 'inline-flex', alignItems: 'center', gap: 6 }));
export const legendKey = style([
  notch,
  inKit({
    flex: 'none',
    width: 14,
    height: 14,
    vars: { [notchVars.size]: '6px', [notchVars.edge]: vars.color.ruleStrong },
  }),
]);
