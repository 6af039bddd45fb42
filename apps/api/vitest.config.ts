import { fileURLToPath } from 'node:url';
import type {} from '@suki/db/testing/global-setup';
import { collectEvidence } from '@suki/evidence/collect-evidence';
import { defineConfig } from 'vitest/config';
import { evidenceProblems } from './test/pages/evidence-problems.ts';

export default defineConfig({
  plugins: [collectEvidence(evidenceProblems)],
  test: {
    // A limit against hanging, not a measure: on two busy cores a whole sale over HTTP took 7 s.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['{src,test,seed}/**/*.test.ts'],
    globalSetup: [fileURLToPath(import.meta.resolve('@suki/db/testing/global-setup'))],
    setupFiles: ['test/support/evidence.setup.ts'],
    // Two cores for everybody; each file has a database and connections of its own.
    maxWorkers: 2,
    // Loading the API took each of the 52 files longer than its tests; without isolation 188 s became 99 s. So no file
    // may leave state behind in a module.
    isolate: false,
    // Mails are written with React as in production: its build for development took a seventh of the workers' time.
    env: { NODE_ENV: 'production' },
  },
});
