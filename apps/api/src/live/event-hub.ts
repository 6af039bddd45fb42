import type { UserId } from '@suki/domain/ids/id';
import type { Session } from './revocations.ts';

/** One browser's stream. */
export type EventSink = {
  readonly userId: UserId;
  readonly session: Session;
  readonly write: (frame: string) => void;
  readonly end: () => void;
};

/**
 * Everybody who listens in this process. An event goes to the streams of its user, or to all of them when it is about the market.
 */
export type EventHub = {
  readonly add: (sink: EventSink) => () => void;
  readonly send: (event: TradeEventMessage) => void;
  /** Tells every browser to fetch again, because events may have been missed. */
  readonly resync: () => void;
  /** Ends the streams of the sessions for which this holds. */
  readonly endWhere: (isOver: (session: Session) => boolean) => void;
  readonly count: () => number;
};

export type TradeEventMessage = {
  readonly kind: 'ask' | 'order' | 'message' | 'wallet' | 'payout' | 'book';
  readonly id: string;
  /** Absent: for everybody. */
  readonly userId?: string | undefined;
};

export function eventHub(): EventHub {
  const sinks = new Map<string, Set<EventSink>>();

  const broadcast = (frame: string): void => {
    for (const group of sinks.values()) for (const sink of group) sink.write(frame);
  };

  return {
    add: (sink) => {
      const group = sinks.get(sink.userId) ?? new Set();
      group.add(sink);
      sinks.set(sink.userId, group);
      return () => {
        group.delete(sink);
        if (group.size === 0 && sinks.get(sink.userId) === group) sinks.delete(sink.userId);
      };
    },
    send: ({ kind, id, userId }) => {
      const frame = `event: trade\ndata: ${JSON.stringify({ kind, id })}\n\n`;
      if (userId === undefined) broadcast(frame);
      else for (const sink of sinks.get(userId) ?? []) sink.write(frame);
    },
    resync: () => broadcast('event: resync\ndata: {}\n\n'),
    endWhere: (isOver) => {
      for (const sink of [...sinks.values()].flatMap((group) => [...group])) if (isOver(sink.session)) sink.end();
    },
    count: () => [...sinks.values()].reduce((total, group) => total + group.size, 0),
  };
}
