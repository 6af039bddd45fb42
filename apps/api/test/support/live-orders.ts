import type { AskId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';

export async function liveOrdersOfAsk(pool: Pool, askId: AskId): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from orders where ask_id = $1 and status <> 'transaction_closed'`,
    [askId],
  );
  return rows[0]?.count ?? 0;
}
