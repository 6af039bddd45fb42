import { defineConfig } from 'vitest/config';

/** What a page loads more for each component. */
export default defineConfig({
  test: { name: 'ui-sizes', include: ['tools/sizes/*.test.ts'], testTimeout: 120_000 },
});
