import { sqlSnapshots } from '../docs-maker/sql-snapshots.ts';

/**
 * Returns the names of jobs that statements of `queries` write, read from their texts. A statement that takes the name
 * as a parameter shows none.
 */
export async function jobsInSql(): Promise<ReadonlySet<string>> {
  const texts = [...(await sqlSnapshots()).values()];
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bwrite_job\('([^']+)'/g)].map(([, name = '']) => name)));
}
