import type { ServerResponse } from 'node:http';
import type { EventHub } from '../../live/event-hub.ts';

/** Counts the open streams of guests by address: identities of guests cost nothing, addresses do (security 11). */
export type GuestStreams = {
  readonly countOf: (address: string) => number;
  /** Counts a stream until its connection is closed. */
  readonly add: (address: string, response: Pick<ServerResponse, 'once'>) => void;
};

const ofHub = new WeakMap<EventHub, GuestStreams>();

/** The counts of one process, which live as long as its hub. */
export function guestStreams(events: EventHub): GuestStreams {
  const known = ofHub.get(events);
  if (known !== undefined) return known;
  const made = newGuestStreams();
  ofHub.set(events, made);
  return made;
}

function newGuestStreams(): GuestStreams {
  const counts = new Map<string, number>();
  return {
    countOf: (address) => counts.get(address) ?? 0,
    add: (address, response) => {
      counts.set(address, (counts.get(address) ?? 0) + 1);
      response.once('close', () => {
        const left = (counts.get(address) ?? 1) - 1;
        if (left === 0) counts.delete(address);
        else counts.set(address, left);
      });
    },
  };
}
