import { collectEvidence } from '@suki/evidence/collect-evidence';
import { configDefaults, defineConfig } from 'vitest/config';

// `tools/mutation.ts` uses this configuration too, in copies of the package under `coverage`, without the long random
// walks.
const isMutation = process.env.SUKI_MUTATION !== undefined;
const walks = isMutation ? ['**/*.property.test.ts'] : [];
const packageTest = 'tools/package.test.ts';

const common = {
  // Pure functions keep nothing between files, and one of two cores would stand still by vitest's own choice.
  isolate: false,
  maxWorkers: '100%',
} as const;

const domain = {
  ...common,
  include: ['**/*.test.ts'],
  exclude: [...configDefaults.exclude, 'coverage/**', 'dist/**', packageTest, ...walks],
};

// Node itself loads the modules, as for the servers. Through Vite each use of an import is a look-up in an object, and
// the random walks took half as long again. Mutations need Vite, which puts them in.
const byNode = { viteModuleRunner: false, nodeLoader: false } as const;

export default defineConfig({
  test: isMutation
    ? domain
    : {
        projects: [
          { plugins: [collectEvidence()], test: { ...domain, name: 'domain', experimental: byNode } },
          // Vitest asks for a package's "development" export. That export of the package that judges types is
          // TypeScript, which Node does not read there.
          { test: { ...common, name: 'package', include: [packageTest] } },
        ],
      },
});
