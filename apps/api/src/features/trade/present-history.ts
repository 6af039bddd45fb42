import type { HistoryEntry as Answer } from '@suki/contract/asks/asks.schemas';
import type { HistoryEntry } from '@suki/db/queries/history';
import type { z } from 'zod';

/** What happened, without the ids of those who did it. */
export function presentHistory(entries: readonly HistoryEntry[]): z.output<typeof Answer>[] {
  return entries.map(({ event, from, to, actor, at }) => ({ event, from, to, actor, at: at.toISOString() }));
}
