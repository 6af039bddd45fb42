import type { TradeEvent } from '@suki/contract/system/system.table';
import type { UserId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Session } from './revocations.ts';

export type EventSink = {
  readonly userId: UserId;
  /** True for staff, whose work lists show everybody's orders. */
  readonly isStaff: boolean;
  readonly session: Session;
  readonly write: (frame: string) => void;
  readonly end: () => void;
};

/**
 * All event streams of this process. An event goes to the streams of its users, to all streams when it is about the
 * market, and also to the staff when it is about an order or an alert; each stream gets it once.
 */
export type EventHub = {
  readonly add: (sink: EventSink) => () => void;
  readonly send: (event: TradeEventMessage) => void;
  /** Tells every browser to fetch again, because events may have been missed. */
  readonly resync: () => void;
  /** Ends the streams of all sessions for which `isOver` returns true. */
  readonly endWhere: (isOver: (session: Session) => boolean) => void;
  /** Ends the streams of a person, whose browsers reconnect and are authenticated again. */
  readonly endOf: (userId: string) => void;
  readonly count: () => number;
  readonly countOf: (userId: string) => number;
};

export type TradeEventMessage = {
  readonly kind: z.output<typeof TradeEvent>['kind'];
  readonly id: string;
  /** The users who get the event; `everybody` when it is about the prices of a size. */
  readonly audience: 'everybody' | readonly string[];
};

export function eventHub(): EventHub {
  const sinks = new Map<string, Set<EventSink>>();

  const all = (): EventSink[] => [...sinks.values()].flatMap((group) => [...group]);
  const broadcast = (frame: string): void => {
    for (const sink of all()) sink.write(frame);
  };
  const staffFor = ({ kind }: TradeEventMessage): EventSink[] =>
    kind === 'order' || kind === 'alert' ? all().filter(({ isStaff }) => isStaff) : [];
  const listenersOf = (event: TradeEventMessage): Iterable<EventSink> =>
    event.audience === 'everybody'
      ? all()
      : new Set([...event.audience.flatMap((userId) => [...(sinks.get(userId) ?? [])]), ...staffFor(event)]);

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
    send: (event) => {
      const { kind, id } = event;
      const frame = `event: trade\ndata: ${JSON.stringify({ kind, id })}\n\n`;
      for (const sink of listenersOf(event)) sink.write(frame);
    },
    resync: () => broadcast('event: resync\ndata: {}\n\n'),
    endWhere: (isOver) => {
      for (const sink of all()) if (isOver(sink.session)) sink.end();
    },
    endOf: (userId) => {
      for (const sink of sinks.get(userId) ?? []) sink.end();
    },
    countOf: (userId) => sinks.get(userId)?.size ?? 0,
    count: () => [...sinks.values()].reduce((total, group) => total + group.size, 0),
  };
}
