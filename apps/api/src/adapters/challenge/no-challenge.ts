import type { Challenge } from '../../ports/challenge.ts';

/** No service is configured: everybody passes, and the limits alone guard the call (local work, tests). */
export const noChallenge: Challenge = { isPassed: () => Promise.resolve(true) };
