import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
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

/** Served beside the site: the browser caches compiled code of a script with an address from one sheet to the next. */
export const axeFile = 'axe.min.js';

const packages = createRequire(import.meta.url);
const kit = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds Storybook once and serves it to the tests. This build differs from `storybook:build` by the test settings in
 * `.storybook/main.ts`, and by React's test build: a press is over when everything that it leads to has been drawn. The
 * frame around the stories and the needs of text pages are left out, because no test opens them: they take a third of
 * the processor's time of a build.
 */
export default async function serveStorybook(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'suki-storybook-'));
  const storybook = join(dirname(packages.resolve('storybook/package.json')), 'dist/bin/dispatcher.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '--quiet', '--disable-telemetry', '--test', '--preview-only', '--output-dir', folder],
    { cwd: kit, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'development' } },
  );
  if (status !== 0) throw new Error(`Storybook could not be built:\n${stdout}\n${stderr}`);
  copyFileSync(packages.resolve('axe-core/axe.min.js'), join(folder, axeFile));
  const server = await serveFolder(folder);
  project.provide('storybook', server.address);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
