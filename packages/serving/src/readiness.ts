import { cachedFor } from './cached-for.ts';

/** Balancers and strangers ask as often as they like; the database is asked once a second. */
const CACHED_MS = 1_000;

/**
 * Tells a balancer when to send requests here. Not ready is no reason to restart a process: that is `/livez`, which
 * asks nobody else, so an outage of the database leaves every process alive.
 */
export type Readiness = {
  readonly isReady: () => Promise<boolean>;
  /** From now on not ready: the process will close. */
  readonly leave: () => void;
};

/** `canServe` reads what the process needs to answer; a failure counts as no. */
export function readiness(canServe: () => Promise<boolean>): Readiness {
  let isLeaving = false;
  const couldServe = cachedFor(CACHED_MS, async () => {
    try {
      return await canServe();
    } catch {
      return false;
    }
  });
  return {
    isReady: async () => !isLeaving && (await couldServe()) && !isLeaving,
    leave: () => {
      isLeaving = true;
    },
  };
}
