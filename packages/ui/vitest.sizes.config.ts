import { defineConfig } from 'vitest/config';

/** The test of the bytes that a page loads in addition for each component. */
export default defineConfig({
  test: { name: 'ui-sizes', include: ['tools/sizes/*.test.ts'], testTimeout: 120_000 },
});
