import { defineConfig } from 'vitest/config';

/**
 * The part of `test` that works on the kit's site: each story is drawn, used and checked by axe. Each component's sheet
 * is compared with its picture and checked by axe in both themes, for target sizes, at half the width, right to left,
 * and in forced colours.
 */
export default defineConfig({
  test: {
    name: 'ui-site',
    include: ['tools/stories/stories.test.ts', 'tools/sheets/sheets.test.ts'],
    globalSetup: ['tools/site/serve-storybook.ts'],
    // Each file keeps as many pages as a small machine has cores.
    fileParallelism: false,
    // A limit against hanging: the first test waits until its sheet has had its turn.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
