import { setTimeout as delay } from 'node:timers/promises';
import { type Pace, type Party, secondsOfParty } from './load.ts';
import { buyerNumber } from './market-rows.ts';
import type { RawConnection } from './raw-http.ts';
import { arrive } from './shop-client.ts';
import type { Servers } from './trade-stack.ts';

export type Purchase = {
  readonly connection: RawConnection;
  readonly person: number;
  readonly number: number;
};

/** A pause in which the jobs of the last purchases end, so that no server is paused while it holds a lock. */
const quietMilliseconds = 500;

type Setting = {
  readonly servers: Servers;
  readonly connections: readonly RawConnection[];
  readonly pace: Pace;
};

/** The compared parties. Writing by hand has the machine alone; each buyer of the API has just looked at a page. */
export function parties({ servers, connections, pace }: Setting) {
  let buyers = 0;
  const byHand = (turn: Party['turn'], mostPerSecond: number): Party => ({
    turn,
    mostPerSecond,
    prepare: async () => {
      await delay(quietMilliseconds);
      servers.pause();
    },
    leave: async () => servers.resume(),
  });
  /** Each part has buyers of its own, because a buyer may have two unpaid orders only. */
  const byApi = (buy: (purchase: Purchase) => Promise<string>, mostPerSecond: number): Party => {
    const firstBuyer = buyers;
    buyers += Math.ceil(mostPerSecond * secondsOfParty(pace));
    const personOf = (turn: number): number => buyerNumber(firstBuyer + turn);
    return {
      turn: (turn, client) =>
        buy({ connection: connections[client] as RawConnection, person: personOf(turn), number: turn }),
      mostPerSecond,
      prepare: (first, count) => arriveAll(connections, { from: personOf(first), count }),
    };
  };
  return { byHand, byApi, buyersUntilNow: () => buyers };
}

/** Lets only those buyers arrive who get a turn, because the API remembers 20,000 callers. */
async function arriveAll(
  connections: readonly RawConnection[],
  { from, count }: { readonly from: number; readonly count: number },
): Promise<void> {
  let next = from;
  const walkIn = async (connection: RawConnection): Promise<void> => {
    while (next < from + count) await arrive(connection, next++);
  };
  await Promise.all(connections.map(walkIn));
}
