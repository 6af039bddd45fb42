import assert from 'node:assert/strict';
import { z } from 'zod';
import type { FaultWorld } from './fault-world.ts';

const Outbox = z.object({ data: z.array(z.object({ id: z.string(), to: z.string() })) });

/** Collects every mail that went out; read it often, because the outbox forgets old mails. */
export function mailLog({ pool, sandbox }: FaultWorld) {
  const mails = new Map<string, string>();
  const read = async (): Promise<void> => {
    const { data } = Outbox.parse(await (await fetch(`${sandbox.url}/outbox/mail`)).json());
    for (const { id, to } of data) mails.set(id, to);
  };
  return {
    read,
    /** Expects one mail for each message of a person: none is missing, none went out twice. Returns their number. */
    expectEachOnce: async (): Promise<number> => {
      await read();
      const { rows } = await pool.query<{ to: string; count: number }>(
        'select u.email as "to", count(*)::int as count from messages m join users u on u.id = m.user_id group by 1',
      );
      const sent = new Map<string, number>();
      for (const to of mails.values()) sent.set(to, (sent.get(to) ?? 0) + 1);
      assert.deepEqual(Object.fromEntries(sent), Object.fromEntries(rows.map(({ to, count }) => [to, count])));
      return mails.size;
    },
  };
}
