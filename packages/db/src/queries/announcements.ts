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
 * Writes the jobs that tell people beyond the two sides. `about` is the entry that the news concerns; there is one job
 * for each audience and entry, with the newest price. The other audiences have no members yet: watchers and people who
 * wait for an item come with saved items and arrival notices.
 */
export async function announce(tx: Tx, announcements: readonly Announcement[], about: string): Promise<void> {
  const news = announcements.flatMap(({ audience, ...rest }): readonly JobPayload<'announce-trade'>[] =>
    audience === 'outbid' || audience === 'sellers_near_price'
      ? [{ audience, ...rest, about: toId('bid', about) }]
      : [],
  );
  if (news.length === 0) return;
  await touch(tx, announceStatement, [news.map(json), news.map((payload) => jobKey('announce-trade', payload))]);
}
