import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { serveFolder } from './serve-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the static site of Storybook is served. */
    storybook: string;
  }
}

const kit = fileURLToPath(new URL('../..', import.meta.url));

/** Builds Storybook once, the same site that `storybook:build` makes, and serves it to the tests. */
export default async function serveStorybook(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'suki-storybook-'));
  const storybook = join(
    dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
    'dist/bin/dispatcher.js',
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '--quiet', '--disable-telemetry', '--output-dir', folder],
    { cwd: kit, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`Storybook could not be built:\n${stdout}\n${stderr}`);
  const server = await serveFolder(folder);
  project.provide('storybook', server.address);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
