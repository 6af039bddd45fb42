import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A limit against hanging, not a measurement: on two busy cores a whole sale over HTTP took 7 s.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['{src,seed,docs-maker}/**/*.test.ts'],
    globalSetup: ['./testing/global-setup.ts'],
    // Two cores for all test files; each has a database and up to 20 connections of its own.
    maxWorkers: 2,
    // The modules keep no state between tests; loading them for each file took longer than the tests.
    isolate: false,
  },
});
