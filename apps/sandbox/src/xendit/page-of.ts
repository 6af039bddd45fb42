import { z } from 'zod';

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  after_id: z.string().optional(),
  before_id: z.string().optional(),
});

/** One page of a list, newest first. As at Xendit, `after_id` and `before_id` are exclusive. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  query: z.infer<typeof pageQuery>,
): { rows: Row[]; hasMore: boolean } {
  const newestFirst = rows.toReversed();
  const after = query.after_id ? newestFirst.findIndex((row) => row.id === query.after_id) + 1 : 0;
  const before = query.before_id ? newestFirst.findIndex((row) => row.id === query.before_id) : -1;
  const candidates = newestFirst.slice(after, before < 0 ? undefined : before);
  return { rows: candidates.slice(0, query.limit), hasMore: candidates.length > query.limit };
}
