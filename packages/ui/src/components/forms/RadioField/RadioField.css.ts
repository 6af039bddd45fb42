import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const options = recipe({
  base: inKit({ display: 'grid' }),
  variants: {
    inline: { true: inKit({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] }) },
    invalid: {
      true: inKit({
        paddingInlineStart: vars.space[3],
        borderInlineStart: `3px solid ${vars.color.critical}`,
      }),
    },
  },
});
export const option = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr)',
    columnGap: vars.space[3],
    alignItems: 'start',
    minWidth: vars.touch.least,
    minHeight: vars.touch.least,
    paddingBlock: 10,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.inkSoft, cursor: 'not-allowed' } },
    '@media': { [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
  }),
);
export const input = style(
  inKit({
    appearance: 'none',
    width: 22,
    height: 22,
    margin: '1px 0 0',
    border: `1.5px solid ${vars.color.ruleStrong}`,
    borderRadius: vars.radius.round,
    background: vars.color.paper,
    cursor: 'inherit',
    selectors: {
      '&:checked': { border: `6px solid ${vars.color.ink}` },
      '&:disabled': { borderStyle: 'dashed', background: vars.color.paperSunken },
      '&:disabled:checked': { borderStyle: 'solid', borderColor: vars.color.inkSoft },
      // The label carries the outline.
      '&:focus-visible': { outline: 'none' },
    },
    '@media': { [forcedColors]: { appearance: 'auto' } },
  }),
);
export const detail = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));
