import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { askForBrowser } from './tools/ask-for-browser.ts';

/** Every story of the kit, in a real browser: it must draw, its play function must hold, and axe finds nothing. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      disableAddonDocs: true,
    }),
  ],
  // A dependency that is found only while the tests run makes the page reload in their midst.
  optimizeDeps: {
    include: [
      '@radix-ui/react-accordion',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-popover',
      '@radix-ui/react-radio-group',
      '@radix-ui/react-slider',
      '@radix-ui/react-switch',
      '@radix-ui/react-tabs',
      '@radix-ui/react-tooltip',
      '@storybook/addon-a11y',
      '@storybook/addon-a11y/preview',
      '@storybook/react-vite',
      '@tanstack/react-virtual',
      '@vanilla-extract/recipes/createRuntimeFn',
      'react',
      'react-day-picker',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'uqr',
    ],
  },
  test: {
    name: 'ui-stories',
    // Files share a page: a page of its own for each costs more than the stories.
    isolate: false,
    // A page for each of two cores.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: askForBrowser('found') }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
    },
  },
});
