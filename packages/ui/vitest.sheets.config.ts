import { defineConfig } from 'vitest/config';

/** The sheet of each component: its picture, axe in both themes, targets, half the width, right to left, forced colours. */
export default defineConfig({
  test: {
    name: 'ui-sheets',
    include: ['tools/sheets/sheets.test.ts'],
    globalSetup: ['tools/sheets/serve-storybook.ts'],
    // A limit against hanging: the first test waits until its sheet has had its turn.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
