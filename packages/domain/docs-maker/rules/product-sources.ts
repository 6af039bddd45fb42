/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import type { Source } from './read-names.ts';

const root = new URL('../../../../', import.meta.url);
const folders = [
  'apps/api/src',
  'apps/ops/src',
  'apps/web/src',
  'packages/contract/src',
  'packages/db/src',
  'packages/domain/src',
  'packages/notifications/src',
  'packages/sdk/src',
  'packages/serving/src',
  'packages/ui/src',
];

/** Tests, stories, examples, and the calculator of rules (`pnpm rules`), which calls every rule by its name. */
const isNoProduct =
  /\.(test|stories|examples)\.tsx?$|^packages\/contract\/src\/examples\/|^packages\/domain\/src\/rules\//;

/** Returns every source of the product, with its path from the root of the repository. */
export function productSources(): readonly Source[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.tsx?$/.test(path) && !isNoProduct.test(path))
      .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') })),
  );
}
