import { LANES, lane } from '../stage/lane.ts';

export type Person = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** As one types it in the Philippines. */
  readonly phoneNumber: string;
};

/** One run's accounts never meet those of another run against the same data, nor those of the lane beside it. */
const run = `${Date.now().toString(36)}${lane()}`;
let count = 0;

/** Somebody whom the system has never seen. */
export function newPerson(role: string): Person {
  count += 1;
  const digits = String(((Date.now() + count) * LANES + lane()) % 10_000_000).padStart(7, '0');
  return {
    name: `${role} ${run.slice(-4)}${count}`,
    email: `${role.toLowerCase()}-${run}-${count}@e2e.suki.test`,
    password: `correct-horse-${run}`,
    phoneNumber: `0918${digits}`,
  };
}

/** A tracking number that no other run has used. */
export function newTrackingNumber(): string {
  count += 1;
  return `JT${Date.now()}${count}`;
}
