import { toId } from '@suki/domain/ids/id';
import type { Announcement } from '@suki/domain/trade/facts/decision';
import { type JobPayload, jobKey } from '../jobs.table.ts';
import { json, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { jobSql, nameSql } from './jobs.ts';

const announceStatement = statement<unknown, [string[], string[]]>(
  'announcements.announce',
  `select ${jobSql({ name: nameSql('announce-trade'), payload: 'news.payload::json', key: 'news.key' })}
from unnest($1::text[], $2::text[]) as news (payload, key)`,
);

/**
 * Writes the jobs that tell people beyond the two sides. `about` is the bid that the news concerns; there is one job
 * for each audience and bid, with the newest price.
 */
export async function announce(tx: Tx, announcements: readonly Announcement[], about: string): Promise<void> {
  const news = announcements.map(
    (announcement): JobPayload<'announce-trade'> => ({ ...announcement, about: toId('bid', about) }),
  );
  if (news.length === 0) return;
  await touch(tx, announceStatement, [news.map(json), news.map((payload) => jobKey('announce-trade', payload))]);
}
