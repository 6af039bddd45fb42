import { defineConfig } from 'drizzle-kit';

/**
 * `pnpm --filter @suki/db migrations` compares the schema with the last migration and writes the next one. Extensions,
 * triggers and functions, which drizzle cannot express, need a migration written by hand: `drizzle-kit generate
 * --custom`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/*.ts',
  out: './drizzle',
  strict: true,
});
