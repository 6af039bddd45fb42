import { type EventPosition, type EventReading, eventsSinceStatement } from '@suki/db/queries/trade-events';
import type { TradeEventMessage } from './event-hub.ts';
import type { FeedConnection } from './feed.ts';

type TradeTail = {
  /** Begins anew at this moment: everything before it is the concern of a `resync`. */
  readonly begin: (connection: FeedConnection) => Promise<void>;
  /**
   * Reads the events of all transactions that have ended since the last reading.
   * @throws Error when some of them may be gone already.
   */
  readonly read: (connection: FeedConnection) => Promise<void>;
};

/** Follows the changes that trades leave for browsers (`queries/trade-events.ts`), each once. */
export function tradeTail(onEvent: (event: TradeEventMessage) => void): TradeTail {
  let position: EventPosition | undefined;
  const readOn = async (connection: FeedConnection): Promise<EventReading | undefined> => {
    const values = [position?.snapshot ?? null, position?.readAt ?? null];
    const { rows } = await connection.query<EventReading>({ ...eventsSinceStatement, values });
    position = rows[0];
    return rows[0];
  };
  return {
    begin: async (connection) => {
      position = undefined;
      await readOn(connection);
    },
    read: async (connection) => {
      const reading = await readOn(connection);
      if (reading?.isWhole !== true) throw new Error('Expected to read events within a minute of the last reading.');
      for (const { entity, id, userIds } of reading.events) onEvent({ kind: entity, id, audience: userIds });
    },
  };
}
