import { collectEvidence } from '@suki/evidence/collect-evidence';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), collectEvidence()],
  test: {
    name: 'ui',
    include: ['src/**/*.test.{ts,tsx}', 'stories/**/*.test.ts', 'tools/completeness/*.test.ts'],
    // Loading the same modules for each file took longer than the tests.
    isolate: false,
  },
});
