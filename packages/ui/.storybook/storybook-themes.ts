import { create, type ThemeVars } from 'storybook/theming';
import { dark } from '../src/tokens/dark.ts';
import { light } from '../src/tokens/light.ts';
import type { Palette } from '../src/tokens/palette.ts';
import { scales } from '../src/tokens/scales.ts';

const themeOf = (base: 'light' | 'dark', palette: Palette): ThemeVars =>
  create({
    base,
    brandTitle: 'Suki kit',
    fontBase: scales.font.plain,
    colorPrimary: palette.accent,
    colorSecondary: palette.bid,
    appBg: palette.paperSunken,
    appContentBg: palette.paper,
    appPreviewBg: palette.paper,
    appBorderColor: palette.rule,
    appBorderRadius: 0,
    textColor: palette.ink,
    textMutedColor: palette.inkSoft,
    barBg: palette.paper,
    barTextColor: palette.inkSoft,
    barSelectedColor: palette.bid,
    inputBg: palette.paper,
    inputBorder: palette.ruleStrong,
    inputTextColor: palette.ink,
    inputBorderRadius: 0,
  });

/** Storybook itself in the colours of the kit: the frame around it is always light, its pages follow the toolbar. */
export const docsThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };
