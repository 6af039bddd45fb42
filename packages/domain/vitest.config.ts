import { configDefaults, defineConfig } from 'vitest/config';

// `tools/mutation.ts` uses this too, in copies of the package under `coverage`, and without the long random walks.
const walks = process.env.SUKI_MUTATION === undefined ? [] : ['**/*.property.test.ts'];

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'coverage/**', 'dist/**', ...walks],
    // Pure functions keep nothing between files, and one of two cores would stand still by vitest's own choice.
    isolate: false,
    maxWorkers: '100%',
  },
});
