import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { templateCluster } from '@suki/local-stack/testing/template-cluster';
import type { TestProject } from 'vitest/node';
import { standInRepository } from './stand-in-repository.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Root of a repository in which the commands can be run; no test changes it. */
    standInRoot: string;
    compileCache: string;
    templateClusterDirectory: string;
  }
}

/** Vitest's global setup: makes once what many tests need and none of them changes. */
export default function setup(project: TestProject): () => void {
  const repository = standInRepository();
  const compileCache = join(repository.root, 'compile-cache');
  mkdirSync(compileCache);
  const cluster = templateCluster();
  project.provide('standInRoot', repository.root);
  project.provide('compileCache', compileCache);
  project.provide('templateClusterDirectory', cluster.directory);
  return () => {
    repository.remove();
    cluster.remove();
  };
}
