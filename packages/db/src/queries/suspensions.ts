import type { PersonActId, UserId } from '@suki/domain/ids/id';
import type { Suspension } from '@suki/domain/people/suspension';
import type { StandingChange } from '@suki/domain/trade/facts/decision';
import { type Db, exactlyOne, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

type Change = 'selling_suspended' | 'buying_suspended';

/** The open suspensions of a person, with the rules that set them. */
export type ExplainedSuspension = Suspension & {
  /** True when an inspection found that an item of the person is not authentic. */
  readonly isForCounterfeit: boolean;
  /** True when the bank of the person took a payment back. */
  readonly isForReversedPayment: boolean;
};

const ofStatement = statement<ExplainedSuspension, [UserId]>(
  'suspensions.of-user',
  `select exists (select from standings where user_id = $1::text and change = 'selling_suspended' and lifted_at is null) as "isSellingSuspended",
  exists (select from standings where user_id = $1::text and change = 'buying_suspended' and lifted_at is null) as "isBuyingSuspended",
  exists (select from standings where user_id = $1::text and is_fraud and lifted_at is null) as "isForFraud",
  exists (select from standings where user_id = $1::text and change = 'selling_suspended' and event <> 'staff' and lifted_at is null) as "isForCounterfeit",
  exists (select from standings where user_id = $1::text and change = 'buying_suspended' and event <> 'staff' and lifted_at is null) as "isForReversedPayment",
  exists (select from users where id = $1::text and suspended_at is not null) as "isAccountSuspended"`,
);

/** Returns a person's open suspensions. */
export async function suspensionOf(db: Db, userId: UserId): Promise<ExplainedSuspension> {
  return await exactlyOne(db, ofStatement, [userId]);
}

const suspendStatement = statement<unknown, [UserId, Change, PersonActId, boolean, Date]>(
  'suspensions.suspend',
  `insert into standings (id, user_id, change, event, entity_id, is_fraud, at)
values (new_id('std'), $1, $2, 'staff', $3, $4, $5::timestamptz)`,
);

/** Suspends selling or buying by an act of the staff. The caller holds the user's lock. */
export async function suspendPart(tx: Tx, { userId, change, act, isForFraud }: SuspendPart, at: Date): Promise<void> {
  await touch(tx, suspendStatement, [userId, change, act, isForFraud, at]);
}

export type SuspendPart = {
  readonly userId: UserId;
  readonly change: Change;
  readonly act: PersonActId;
  readonly isForFraud: boolean;
};

const liftStatement = statement<unknown, [UserId, Change, PersonActId, Date]>(
  'suspensions.lift',
  `update standings set lifted_at = $4::timestamptz, lifted_by = $3
where user_id = $1::text and change = $2::text and lifted_at is null`,
);

/** Lifts every open suspension of one part, those of the rules included. @returns how many were open. */
export async function liftPart(
  tx: Tx,
  { userId, change, act }: Omit<SuspendPart, 'isForFraud'>,
  at: Date,
): Promise<number> {
  return await touch(tx, liftStatement, [userId, change, act, at]);
}

export type StandingLine = {
  readonly id: string;
  readonly change: StandingChange;
  /** The row of the life cycle; `staff` for an act of the staff. */
  readonly event: string;
  readonly entityId: string;
  readonly isForFraud: boolean;
  readonly at: Date;
  readonly byName: string | null;
  readonly reason: string | null;
  readonly liftedAt: Date | null;
  readonly liftedByName: string | null;
  readonly liftReason: string | null;
};

const linesStatement = statement<StandingLine, [UserId]>(
  'suspensions.lines-of-user',
  `select s.id, s.change, s.event, s.entity_id as "entityId", s.is_fraud as "isForFraud", s.at,
  coalesce(su.name, su.email) as "byName", sa.reason, s.lifted_at as "liftedAt",
  coalesce(lu.name, lu.email) as "liftedByName", la.reason as "liftReason"
from standings s
left join person_acts sa on s.event = 'staff' and sa.id = s.entity_id left join users su on su.id = sa.by_id
left join person_acts la on la.id = s.lifted_by left join users lu on lu.id = la.by_id
where s.user_id = $1::text order by s.at desc, s.id desc limit 100`,
);

/** Returns the newest 100 notes on a person's standing, newest first. */
export async function standingLinesOf(db: Db, userId: UserId): Promise<readonly StandingLine[]> {
  return await many(db, linesStatement, [userId]);
}
