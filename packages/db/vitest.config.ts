import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    // Two cores for everybody; each file has a database and up to 20 connections of its own.
    maxWorkers: 2,
  },
});
