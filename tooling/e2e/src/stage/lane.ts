/** So many tests run at once, each with people and sizes of its own: most of their time they wait for a page to settle. */
export const LANES = 2;

/** Which of them this one is, from 0. */
export function lane(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0) % LANES;
}
