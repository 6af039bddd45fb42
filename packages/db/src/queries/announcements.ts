import type { Announcement } from '@suki/domain/trade/facts/decision';
import type { Audience } from '@suki/domain/trade/facts/recipients';
import { json, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

/** Audiences that somebody belongs to by now. Watchers and people who wait for an item come with saved items and arrival notices. */
const heard: ReadonlySet<Audience> = new Set<Audience>(['outbid', 'sellers_near_price']);

const announceStatement = statement<unknown, [string[], string[]]>(
  'announcements.announce',
  `select graphile_worker.add_job('announce-trade', payload := news.payload::json, job_key := news.key)
from unnest($1::text[], $2::text[]) as news (payload, key)`,
);

/**
 * Writes the jobs that tell people beyond the two sides. `about`: the ask or bid that the news is of; one job for each audience and entry, the
 * newest price wins.
 */
export async function announce(tx: Tx, announcements: readonly Announcement[], about: string): Promise<void> {
  const news = announcements.filter(({ audience }) => heard.has(audience));
  if (news.length === 0) return;
  await touch(tx, announceStatement, [
    news.map((one) => json({ ...one, about })),
    news.map(({ audience }) => `announce-trade:${audience}:${about}`),
  ]);
}
