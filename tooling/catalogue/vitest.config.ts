import { fileURLToPath } from 'node:url';
import type {} from '@suki/db/testing/global-setup';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['src/**/*.test.ts'],
    globalSetup: [fileURLToPath(import.meta.resolve('@suki/db/testing/global-setup'))],
  },
});
