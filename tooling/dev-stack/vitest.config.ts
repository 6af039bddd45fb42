import { defineConfig } from 'vitest/config';

export default defineConfig({
  // They wait for processes most of the time; vitest's own choice on two cores is one file after the other, which took 177 s.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 3 },
});
