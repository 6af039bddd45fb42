import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Loading modules again for each file took longer than the tests. Each file starts a stand-in of its own.
    isolate: false,
  },
});
