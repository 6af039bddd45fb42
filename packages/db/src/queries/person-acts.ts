import { PERSON_ACTS_MAX } from '@suki/domain/config/suspension';
import type { PersonActId, UserId } from '@suki/domain/ids/id';
import type { PersonAct } from '@suki/domain/people/person-acts';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import { type Db, exactlyOne, many, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';

/** An act of the staff on a person; `byId` is null for a command of the operators. */
export type NewPersonAct = {
  readonly userId: UserId;
  readonly act: PersonAct;
  readonly role?: StaffRole | undefined;
  readonly reason: string | null;
  readonly byId: UserId | null;
  readonly at: Date;
};

type NoteValues = [UserId, PersonAct, StaffRole | null, string | null, UserId | null, Date];

const noteStatement = statement<{ id: PersonActId }, NoteValues>(
  'person-acts.note',
  `insert into person_acts (id, user_id, act, role, reason, by_id, at)
values (new_id('act'), $1, $2, $3, $4, $5, $6::timestamptz) returning id`,
);

/** Writes a line of a person's history; returns its id. */
export async function notePersonAct(tx: Tx, note: NewPersonAct): Promise<PersonActId> {
  const { userId, act, role, reason, byId, at } = note;
  return (await exactlyOne(tx, noteStatement, [userId, act, role ?? null, reason, byId, at])).id;
}

export type PersonActLine = {
  readonly id: PersonActId;
  readonly act: PersonAct;
  readonly role: StaffRole | null;
  readonly reason: string | null;
  /** Null for a command of the operators. */
  readonly byName: string | null;
  readonly at: Date;
};

const ofStatement = statement<PersonActLine, [UserId, number]>(
  'person-acts.of-user',
  `select a.id, a.act, a.role, a.reason, coalesce(u.name, u.email) as "byName", a.at
from person_acts a left join users u on u.id = a.by_id
where a.user_id = $1::text order by a.at desc, a.id desc limit $2::int`,
);

/** Returns the newest acts on a person (`PERSON_ACTS_MAX`), newest first. */
export async function personActsOf(db: Db, userId: UserId): Promise<readonly PersonActLine[]> {
  return await many(db, ofStatement, [userId, PERSON_ACTS_MAX]);
}
