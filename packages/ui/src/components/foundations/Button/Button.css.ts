import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { notch, notchVars } from '../../../css/notch.css.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

const enabled = '&:not([aria-disabled="true"])';
const hoverFill = (fill: string, edge?: string) => ({
  [canHover]: {
    selectors: {
      [`${enabled}:hover`]: {
        vars: { [notchVars.fill]: fill, ...(edge === undefined ? {} : { [notchVars.edge]: edge }) },
      },
    },
  },
});

export const button = recipe({
  base: [
    notch,
    inKit({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[2],
      minHeight: vars.touch.control,
      padding: '8px 18px',
      fontSize: vars.type.body,
      fontWeight: vars.weight.bold,
      lineHeight: 1.2,
      textAlign: 'center',
      textDecoration: 'none',
      color: vars.color.ink,
      selectors: {
        '&[aria-disabled="true"]:not([aria-busy])': {
          cursor: 'not-allowed',
          color: vars.color.inkSoft,
          vars: {
            [notchVars.fill]: vars.color.paperSunken,
            [notchVars.edge]: vars.color.ruleStrong,
            [notchVars.line]: '1px',
          },
        },
        '&[aria-busy="true"]': { cursor: 'progress' },
        [`${enabled}:active`]: { vars: { [notchVars.fill]: vars.color.paperSunken } },
      },
      '@media': {
        [forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } } },
      },
    }),
  ],
  variants: {
    tone: {
      main: inKit({
        color: vars.color.accentInk,
        fontStretch: vars.width.peso,
        fontWeight: vars.weight.action,
        vars: { [notchVars.fill]: vars.color.accent, [notchVars.edge]: notchVars.fill },
        selectors: { [`${enabled}:active`]: { vars: { [notchVars.fill]: vars.color.accentHover } } },
        '@media': hoverFill(vars.color.accentHover),
      }),
      ink: inKit({
        vars: { [notchVars.line]: '1.5px', [notchVars.edge]: vars.color.ink },
        '@media': hoverFill(vars.color.paperSunken),
      }),
      quiet: inKit({
        vars: { [notchVars.edge]: vars.color.ruleStrong },
        '@media': hoverFill(vars.color.paperSunken),
      }),
      plain: inKit({
        vars: { [notchVars.edge]: 'transparent', [notchVars.fill]: 'transparent' },
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationThickness: '1px',
        '@media': hoverFill(vars.color.paperSunken),
      }),
      critical: inKit({
        color: vars.color.critical,
        vars: { [notchVars.edge]: 'currentColor', [notchVars.line]: '1.5px' },
        '@media': hoverFill(vars.color.paperSunken),
      }),
    },
    wide: { true: inKit({ display: 'flex', width: '100%' }) },
    size: { normal: {}, compact: inKit({ minHeight: vars.touch.least, padding: '6px 14px' }) },
  },
  defaultVariants: { tone: 'quiet', size: 'normal' },
});

export const detail = style(
  inKit({
    ...labelSize,
    display: 'block',
    fontWeight: vars.weight.text,
    fontStretch: vars.width.plain,
    lineHeight: 1.3,
  }),
);
export const reason = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft, marginTop: 6 }));
export const wrapper = recipe({
  base: inKit({ display: 'inline-block', maxWidth: '100%' }),
  variants: { wide: { true: inKit({ display: 'block' }) } },
});
