import { assignVars, globalStyle } from '@vanilla-extract/css';
import { deskWidth } from '../css/breakpoints.ts';
import { layers } from '../css/layers.css.ts';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import type { Palette } from './palette.ts';
import { motion, scales } from './scales.ts';

const themeVars = (palette: Palette, artMix: string, colorScheme: 'light' | 'dark') => ({
  colorScheme,
  vars: {
    ...assignVars(vars.color, palette),
    [vars.artMix]: artMix,
    [vars.darkShare]: colorScheme === 'dark' ? '100%' : '0%',
  },
});
const lightTheme = themeVars(light, '15%', 'light');
const darkTheme = themeVars(dark, '22%', 'dark');

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        ...assignVars(vars.font, scales.font),
        ...assignVars(vars.type, scales.type),
        ...assignVars(vars.weight, scales.weight),
        ...assignVars(vars.width, scales.width),
        ...assignVars(vars.space, scales.space),
        ...assignVars(vars.radius, scales.radius),
        ...assignVars(vars.notch, scales.notch),
        ...assignVars(vars.touch, scales.touch),
        ...assignVars(vars.motion, motion),
        ...assignVars(vars.layout, { ...scales.layout, gutter: '16px' }),
        ...assignVars(vars.layer, scales.layer),
      },
      '@media': { [deskWidth]: { vars: { [vars.layout.gutter]: '40px' } } },
    },
  },
});

globalStyle(':root, [data-theme="light"]', { '@layer': { [layers.tokens]: lightTheme } });
globalStyle('[data-theme="dark"]', { '@layer': { [layers.tokens]: darkTheme } });
// Without a choice of the visitor the system decides: only :root without data-theme follows it, a themed part of a page
// does not. Paper is light.
globalStyle(':root:not([data-theme])', {
  '@layer': { [layers.tokens]: { '@media': { 'screen and (prefers-color-scheme: dark)': darkTheme } } },
});
globalStyle(':root, [data-theme]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-contrast: more)': {
          vars: { [vars.color.rule]: vars.color.ruleStrong, [vars.color.inkSoft]: vars.color.ink },
        },
      },
    },
  },
});
