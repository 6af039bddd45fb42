import type { Pool } from 'pg';

type Line = { readonly text: string };

const transitions = `select t.id, t.entity || ' ' || case when t.from_status = t.to_status then 'stays ' || t.to_status
  else coalesce(t.from_status, 'new') || ' → ' || t.to_status end || ' (' || t.event || ')' as text
from transitions t where t.id > $1 and t.entity_id = any($2) order by t.id`;
const entries = `select j.id, j.code || ' ' || string_agg(case when p.account like 'platform:%' then split_part(p.account, ':', 2) else split_part(p.account, ':', 1) end || ' '
  || case when p.amount > 0 then '+' else '−' end || '₱' || trim(to_char(abs(p.amount) / 100.0, 'FM999,999,990.00')), ', ' order by p.amount) as text
from journal_entries j join postings p on p.journal_entry_id = j.id where j.id > $1 and j.key like any($2) group by j.id, j.code order by j.id`;
const timers = `select t.id || ':' || t.version as id, t.kind || ' until ' || to_char(t.fire_at at time zone 'Asia/Manila', 'Dy DD Mon HH24:MI') as text
from timers t where t.entity_id = any($1) order by t.kind`;

const related = `select id from deposits where ask_id = any($1)
union all select r.id from refunds r join payment_attempts a on a.id = r.attempt_id where a.ask_id = any($1) or a.order_id = any($1)`;

/** Returns, after each step, the changes of the sale's subjects since the step before: statuses, money, deadlines. */
export type WhatMoved = { readonly since: (subjects: readonly string[]) => Promise<readonly string[]> };

export async function whatMoved(pool: Pool): Promise<WhatMoved> {
  const newest = async (table: string): Promise<string> =>
    (await pool.query<{ id: string }>(`select coalesce(max(id), '') as id from ${table}`)).rows[0]?.id ?? '';
  let transition = await newest('transitions');
  let entry = await newest('journal_entries');
  let running = new Set<string>();

  return {
    since: async (subjects) => {
      const more = (await pool.query<{ id: string }>(related, [subjects])).rows.map(({ id }) => id);
      const all = [...subjects, ...more];
      const moved = (await pool.query<Line & { id: string }>(transitions, [transition, all])).rows;
      const booked = (await pool.query<Line & { id: string }>(entries, [entry, all.map((id) => `%${id}%`)])).rows;
      const current = (await pool.query<Line & { id: string }>(timers, [all])).rows;
      const started = current.filter(({ id }) => !running.has(id)).map(({ text }) => `timer ${text}`);
      transition = moved.at(-1)?.id ?? transition;
      entry = booked.at(-1)?.id ?? entry;
      running = new Set(current.map(({ id }) => id));
      return [...moved, ...booked].map(({ text }) => text).concat(started);
    },
  };
}
