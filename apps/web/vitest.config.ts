import { collectEvidence } from '@suki/evidence/collect-evidence';
import { configDefaults, defineConfig } from 'vitest/config';

/** These files load modules again with another environment, so each file needs its own module registry. */
const withOwnModules = [
  'src/http/hash-page-scripts.test.ts',
  'src/proxy.test.ts',
  'src/session/session.test.ts',
  'src/session/verify-bearer.server.test.ts',
];

/** One for both projects. */
const evidence = collectEvidence();

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [evidence],
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...withOwnModules],
          // Shared modules: loading them for each of the 60 files took five times as long as the tests. No test may
          // leave state in a module.
          isolate: false,
        },
      },
      { plugins: [evidence], test: { name: 'web-own-modules', include: withOwnModules } },
    ],
  },
});
