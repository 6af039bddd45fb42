import { fileURLToPath } from 'node:url';
import type {} from '@suki/db/testing/global-setup';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: [fileURLToPath(import.meta.resolve('@suki/db/testing/global-setup'))],
    // Two cores for everybody; each file has a database and connections of its own.
    maxWorkers: 2,
  },
});
