import type { HistoryEntry as Answer } from '@suki/contract/asks/asks.schemas';
import type { HistoryEntry } from '@suki/db/queries/history';
import { isOfSide } from '@suki/domain/trade/table/history-of-side';
import type { Role } from '@suki/domain/trade/view/role';
import type { z } from 'zod';

type Line = z.output<typeof Answer>;

/** What happened, for the owner of an ask or bid: without those who did it. */
export function presentHistory(entries: readonly HistoryEntry[]): Line[] {
  return entries.map(({ event, from, to, actor, at }) => ({ event, from, to, actor, at: at.toISOString() }));
}

/** What happened to an order: a side sees what concerns it, the staff all of it, who it was and what they said. */
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
