import type { TradeEvent } from '@suki/contract/system/system.table';
import type { SkuId, UserId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Session } from './revocations.ts';

export type EventSink = {
  readonly userId: UserId;
  /** True for staff, whose work lists show everybody's orders. */
  readonly isStaff: boolean;
  /** The sizes that the viewer looks at. */
  readonly skuIds: readonly SkuId[];
  readonly session: Session;
  readonly write: (frame: string) => void;
  readonly end: () => void;
};

/**
 * All event streams of this process. An event goes to the streams of its users, and also to the staff when it is about
 * an order or an alert; each stream gets it once. The book of a size goes to those who look at it (`bookEvents`): told
 * to everybody, each change of any price made every viewer of anything fetch.
 */
export type EventHub = {
  readonly add: (sink: EventSink) => () => void;
  readonly send: (event: TradeEventMessage) => void;
  readonly viewersOf: (skuId: SkuId) => ReadonlySet<EventSink>;
  readonly viewedSizes: () => readonly SkuId[];
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
  /** The users who get the event. */
  readonly audience: readonly string[];
};

const nobody: ReadonlySet<EventSink> = new Set();

export function eventHub(): EventHub {
  const all = new Set<EventSink>();
  const staff = new Set<EventSink>();
  const byUser = groups<string>();
  const bySize = groups<SkuId>();

  const broadcast = (frame: string): void => {
    for (const sink of all) sink.write(frame);
  };
  const listenersOf = ({ kind, audience }: TradeEventMessage): Iterable<EventSink> =>
    new Set([
      ...audience.flatMap((userId) => [...byUser.of(userId)]),
      ...(kind === 'order' || kind === 'alert' ? staff : []),
    ]);

  return {
    add: (sink) => {
      all.add(sink);
      if (sink.isStaff) staff.add(sink);
      byUser.add(sink.userId, sink);
      for (const skuId of sink.skuIds) bySize.add(skuId, sink);
      return () => {
        all.delete(sink);
        staff.delete(sink);
        byUser.remove(sink.userId, sink);
        for (const skuId of sink.skuIds) bySize.remove(skuId, sink);
      };
    },
    send: (event) => {
      const { kind, id } = event;
      const frame = `event: trade\ndata: ${JSON.stringify({ kind, id })}\n\n`;
      for (const sink of listenersOf(event)) sink.write(frame);
    },
    viewersOf: bySize.of,
    viewedSizes: bySize.keys,
    resync: () => broadcast('event: resync\ndata: {}\n\n'),
    endWhere: (isOver) => {
      for (const sink of [...all]) if (isOver(sink.session)) sink.end();
    },
    endOf: (userId) => {
      for (const sink of [...byUser.of(userId)]) sink.end();
    },
    countOf: (userId) => byUser.of(userId).size,
    count: () => all.size,
  };
}

/** Streams by a key; a key without streams is forgotten. */
function groups<Key extends string>() {
  const sinks = new Map<Key, Set<EventSink>>();
  return {
    of: (key: Key): ReadonlySet<EventSink> => sinks.get(key) ?? nobody,
    keys: (): readonly Key[] => [...sinks.keys()],
    add: (key: Key, sink: EventSink): void => {
      const group = sinks.get(key) ?? new Set();
      sinks.set(key, group.add(sink));
    },
    remove: (key: Key, sink: EventSink): void => {
      const group = sinks.get(key);
      group?.delete(sink);
      if (group?.size === 0) sinks.delete(key);
    },
  };
}
