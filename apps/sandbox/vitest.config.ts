import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Loading the same modules for each file took longer than the tests. Each of them starts a stand-in of its own.
    isolate: false,
  },
});
