import { fileURLToPath } from 'node:url';
import type {} from '@suki/db/testing/global-setup';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A limit against hanging, not a measure: on two busy cores a whole sale over HTTP took 7 s.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['src/**/*.test.ts'],
    globalSetup: [fileURLToPath(import.meta.resolve('@suki/db/testing/global-setup'))],
    // Two cores for all; each file has a database and connections of its own.
    maxWorkers: 2,
    // Loading the API took each of the 52 files longer than its tests; sharing it took 99 s instead of 188 s. No file
    // may leave state behind in a module.
    isolate: false,
  },
});
