import type { HistoryEntry as Answer } from '@suki/contract/asks/asks.schemas';
import type { HistoryEntry } from '@suki/db/queries/history';
import { isOfSide } from '@suki/domain/trade/table/history-of-side';
import type { Role } from '@suki/domain/trade/view/role';
import type { z } from 'zod';

type Line = z.output<typeof Answer>;

/** The history of an ask or bid for its owner: without the people who acted. */
export function presentHistory(entries: readonly HistoryEntry[]): Line[] {
  return entries.map(({ event, from, to, actor, at }) => ({ event, from, to, actor, at: at.toISOString() }));
}

/** The history of an order. A side sees its own part; the staff see all of it, with the people and their words. */
export function presentOrderHistory(entries: readonly HistoryEntry[], role: Role): Line[] {
  if (role !== 'operator') return presentHistory(entries.filter((entry) => isOfSide(entry, role)));
  return entries.map((entry) => ({
    event: entry.event,
    from: entry.from,
    to: entry.to,
    actor: entry.actor,
    at: entry.at.toISOString(),
    ...(entry.by === null ? {} : { by: entry.by }),
    ...(entry.said === null ? {} : { said: entry.said }),
  }));
}
