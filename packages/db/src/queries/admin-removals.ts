import { adminRemoval } from '@suki/domain/config/admins';
import type { UserId } from '@suki/domain/ids/id';
import type { PersonAct } from '@suki/domain/people/person-acts';
import { type Db, first, statement } from '../statement.ts';

/** The two ends of an admin: the wish for each, and the act that carries it out. */
export const adminEnds = {
  suspension: { asked: 'admin_suspension_asked', done: 'account_suspended' },
  role: { asked: 'admin_role_asked', done: 'role_taken' },
} as const satisfies Record<string, { readonly asked: PersonAct; readonly done: PersonAct }>;

export type AdminEnd = keyof typeof adminEnds;

export type AdminEndAsked = { readonly byId: UserId; readonly byName: string | null };

const askedStatement = statement<AdminEndAsked, [UserId, PersonAct, PersonAct, Date]>(
  'admin-removals.asked',
  `select a.by_id as "byId", coalesce(u.name, u.email) as "byName" from person_acts a join users u on u.id = a.by_id
where a.user_id = $1::text and a.act = $2::text and a.at > $4::timestamptz and u.suspended_at is null
  and exists (select from staff_roles r where r.user_id = a.by_id and r.role = 'admin' and r.taken_at is null)
  and not exists (select from person_acts d where d.user_id = a.user_id and d.act = $3::text and d.at >= a.at
    and (d.role is null or d.role = 'admin'))
order by a.at desc, a.id desc limit 1`,
);

/** Returns the admin who asked last that another one ends in this way; undefined when no wish is open. */
export async function adminEndAsked(
  db: Db,
  { userId, end, now }: { readonly userId: UserId; readonly end: AdminEnd; readonly now: Date },
): Promise<AdminEndAsked | undefined> {
  const since = new Date(now.getTime() - adminRemoval.askedLifeMs);
  const { asked, done } = adminEnds[end];
  return await first(db, askedStatement, [userId, asked, done, since]);
}
