import { setTimeout as delay } from 'node:timers/promises';
import { type Pace, type Party, secondsOfParty } from './load.ts';
import { buyerNumber } from './market-rows.ts';
import type { RawConnection } from './raw-http.ts';
import { arrive } from './shop-client.ts';
import type { Servers } from './trade-stack.ts';

/** What a client of the API buys with: its connection, who buys, and the number of its turn. */
export type Purchase = {
  readonly connection: RawConnection;
  readonly person: number;
  readonly number: number;
};

/** Until what the last purchases left to do is done, so that no server is stopped with a lock. */
const quietMilliseconds = 500;

type Setting = {
  readonly servers: Servers;
  readonly connections: readonly RawConnection[];
  readonly pace: Pace;
};

/** Those who are compared: whoever writes by hand has the machine alone, and whoever buys by the API has just looked at a page. */
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
  /** With buyers of its own: one may have two unpaid orders only. */
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

/** Nobody comes who will not get a turn: the API remembers 20,000 callers. */
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
