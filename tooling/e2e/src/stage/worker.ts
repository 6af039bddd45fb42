/** Number of tests that run at once. A test waits most of its time for a page, so two share two busy cores well. */
export const WORKERS = 2;

/** Number of the worker that runs this test, from 0. */
export function workerIndex(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0) % WORKERS;
}
