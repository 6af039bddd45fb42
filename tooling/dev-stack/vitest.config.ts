import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One file after the other: the tests start whole stacks and check what happens within seconds of a signal.
    maxWorkers: 1,
  },
});
