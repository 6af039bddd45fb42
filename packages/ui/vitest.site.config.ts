import { defineConfig } from 'vitest/config';

/**
 * What `test` does with the kit's site: each story is drawn, used and looked at by axe, and each component's sheet gets its picture, axe in both
 * themes, targets, half the width, right to left, forced colours.
 */
export default defineConfig({
  test: {
    name: 'ui-site',
    include: ['tools/stories/stories.test.ts', 'tools/sheets/sheets.test.ts'],
    globalSetup: ['tools/site/serve-storybook.ts'],
    // Each keeps as many pages as a small machine has cores.
    fileParallelism: false,
    // A limit against hanging: the first test waits until its sheet has had its turn.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
