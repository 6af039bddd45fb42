import type { TestProject } from 'vitest/node';
import { templateCluster } from './template-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database cluster that never runs; the tests copy it. */
    templateClusterDirectory: string;
  }
}

/** Vitest's global setup: makes the cluster that the tests of this package copy, and removes it afterwards. */
export default function setup(project: TestProject): () => void {
  const cluster = templateCluster();
  project.provide('templateClusterDirectory', cluster.directory);
  return cluster.remove;
}
