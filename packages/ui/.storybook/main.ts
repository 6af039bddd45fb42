import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

/** Names of components, separated by commas: only their stories are built, because all ninety take long. */
const only = (process.env.SUKI_KIT_ONLY ?? '').split(',').filter((name) => name !== '');

/**
 * Makes text wait for its font. The apps give up on a late font, so that nothing moves under a reader; here people
 * judge the drawing, and tests compare pictures.
 */
const waitForFonts: Plugin = {
  name: 'suki-wait-for-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0]?.endsWith('/fonts/fonts.css') === true
      ? code.replaceAll('font-display: optional', 'font-display: block')
      : undefined,
};

/** Tests open stories and nothing else of the site. */
const isForTests = process.env.VITEST !== undefined;

/** Leaves out the code of pages of words: a third of the site, which each sheet would load. */
const withoutPagesOfWords: Plugin = {
  name: 'suki-without-pages-of-words',
  enforce: 'pre',
  load: (id) =>
    /\/\.storybook\/(ComponentPage|DocsFrame)\.tsx$/.test(id)
      ? 'export const ComponentPage = undefined;\nexport const DocsFrame = undefined;\n'
      : undefined,
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories:
    only.length === 0
      ? ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../src/**/*.stories.tsx']
      : only.map((name) => `../src/components/*/${name}/*.stories.tsx`),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // These add-ons inspect every element of a story, for people who point at one.
  features: isForTests ? { highlight: false, measure: false, outline: false } : {},
  // The other reader of props needs the compiler as a library, which TypeScript 7 is not. Tests open no page with a
  // table of props.
  typescript: { reactDocgen: isForTests ? false : 'react-docgen', check: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      waitForFonts,
      ...(isForTests ? [withoutPagesOfWords] : []),
      vanillaExtractPlugin(),
      react(),
    ],
    // Short names save no time on this machine, and a thrown error keeps the names of its functions.
    build: { ...vite.build, chunkSizeWarningLimit: 2_000, ...(isForTests ? { minify: false } : {}) },
  }),
};
export default config;
