import { style } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { notch, notchVars } from '../../../css/notch.css.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** A notched box round a radio button: ink and thicker when chosen. */
export const box = style([
  notch,
  inKit({
    cursor: 'pointer',
    vars: { [notchVars.size]: vars.notch.lane },
    selectors: {
      '&:has(:checked)': { vars: { [notchVars.edge]: vars.color.ink, [notchVars.line]: '2px' } },
      '&:has(:disabled)': {
        cursor: 'not-allowed',
        color: vars.color.inkSoft,
        vars: { [notchVars.fill]: vars.color.paperSunken },
      },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:not(:has(:checked, :disabled)):hover': { vars: { [notchVars.edge]: vars.color.ruleStrong } } },
      },
      '(prefers-contrast: more)': { vars: { [notchVars.edge]: vars.color.ruleStrong } },
      [forcedColors]: { selectors: { '&:has(:checked)': { border: '3px solid Highlight' } } },
    },
  }),
]);
/** The drawn radio button; the real one lies over the whole box. */
export const dot = style(
  inKit({
    flex: 'none',
    width: '0.875em',
    height: '0.875em',
    border: `1.5px solid ${vars.color.ruleStrong}`,
    borderRadius: vars.radius.round,
    selectors: { 'label:has(:checked) &': { border: `0.28em solid ${vars.color.ink}` } },
  }),
);
