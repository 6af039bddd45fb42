import { WORKERS, workerIndex } from '../stage/worker.ts';

export type Person = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** In the form that people type in the Philippines. */
  readonly phoneNumber: string;
};

/**
 * Distinguishes the accounts of this worker from those of other workers and of earlier runs against the same data.
 */
const run = `${Date.now().toString(36)}${workerIndex()}`;
let count = 0;

export function newPerson(role: string): Person {
  count += 1;
  const digits = String(((Date.now() + count) * WORKERS + workerIndex()) % 10_000_000).padStart(7, '0');
  return {
    name: `${role} ${run.slice(-4)}${count}`,
    email: `${role.toLowerCase()}-${run}-${count}@e2e.suki.test`,
    password: `correct-horse-${run}`,
    phoneNumber: `0918${digits}`,
  };
}

export function newTrackingNumber(): string {
  count += 1;
  return `JT${Date.now()}${count}`;
}
