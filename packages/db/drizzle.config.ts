import { defineConfig } from 'drizzle-kit';

/**
 * `pnpm --filter @suki/db migrations` compares the schema with the last migration and writes the next one. What drizzle cannot express
 * (extensions, triggers, functions) is a migration written by hand: `drizzle-kit generate --custom`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/*.ts',
  out: './drizzle',
  strict: true,
});
