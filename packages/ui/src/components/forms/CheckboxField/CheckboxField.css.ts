import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const label = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr)',
    columnGap: vars.space[3],
    alignItems: 'start',
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
    background: vars.color.paper,
    cursor: 'inherit',
    display: 'grid',
    placeItems: 'center',
    '::before': {
      content: '""',
      width: 14,
      height: 14,
      background: vars.color.paper,
      clipPath: 'polygon(0 52%, 14% 38%, 38% 62%, 86% 12%, 100% 26%, 38% 90%)',
      transform: 'scale(0)',
    },
    selectors: {
      '&:checked': { background: vars.color.ink, borderColor: vars.color.ink },
      '&:checked::before': { transform: 'none' },
      '&[aria-invalid]': { borderColor: vars.color.critical, borderWidth: 2 },
      '&:disabled': { borderStyle: 'dashed', background: vars.color.paperSunken },
      '&:disabled:checked': { borderStyle: 'solid', borderColor: vars.color.inkSoft, background: vars.color.inkSoft },
      // The label carries the outline.
      '&:focus-visible': { outline: 'none' },
    },
    '@media': { [forcedColors]: { appearance: 'auto', '::before': { display: 'none' } } },
  }),
);
export const hint = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));
