import { personActs } from '@suki/domain/people/person-acts';
import { staffRoles } from '@suki/domain/people/staff-roles';
import { z } from 'zod';
import { AskSummary, Closure } from '../asks/asks.schemas.ts';
import { Centavos, Moment, UserId } from '../shared/brands.ts';
import { WaitingApproval } from './approvals.schemas.ts';

export const FoundPerson = z
  .object({
    id: UserId,
    name: z.string().nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    isAnonymous: z.boolean(),
    /** True while any part of the account is suspended. */
    isSuspended: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: 'FoundPerson' });

/** A note on a person's standing, by the rules or by the staff. */
export const PersonStanding = z
  .object({
    id: z.string(),
    change: z.enum(['deposit_default', 'failed_inspection', 'selling_suspended', 'buying_suspended']),
    /** The row of the life cycle; `staff` when the staff set it. */
    event: z.string(),
    /** The ask, bid, order or other subject of that row. */
    subjectId: z.string(),
    /** Withdrawals are stopped while it holds. */
    isForFraud: z.boolean(),
    at: Moment,
    byName: z.string().nullable(),
    reason: z.string().nullable(),
    lifted: z.object({ at: Moment, byName: z.string().nullable(), reason: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'PersonStanding' });

/** A line of a person's history: an act of the staff. */
export const PersonActLine = z
  .object({
    id: z.string(),
    act: z.enum(personActs),
    role: z.enum(staffRoles).nullable(),
    reason: z.string().nullable(),
    /** Null for a command of the operators. */
    byName: z.string().nullable(),
    at: Moment,
  })
  .meta({ id: 'PersonActLine' });

export const Person = FoundPerson.extend({
  isSellingSuspended: z.boolean(),
  isBuyingSuspended: z.boolean(),
  isAccountSuspended: z.boolean(),
  /** False while a suspension keeps the person from withdrawing. */
  mayWithdraw: z.boolean(),
  /** The roles that the person holds among the staff. */
  roles: z.array(z.enum(staffRoles)),
  /** True when the person has set up an authenticator for the second step of the staff’s sign-in. */
  hasSecondFactor: z.boolean(),
  /** The admin who asked that it is removed, until another one confirms; null otherwise. */
  secondFactorResetAskedBy: z.string().nullable(),
  /** The admin who asked that the account of this admin is suspended, until another one confirms; null otherwise. */
  suspensionAskedBy: z.string().nullable(),
  /** The admin who asked that this admin’s role is taken away, until another one confirms; null otherwise. */
  adminRoleAskedBy: z.string().nullable(),
  /** For finance only; null for others. */
  balance: Centavos.nullable(),
  standings: z.array(PersonStanding),
  history: z.array(PersonActLine),
}).meta({ id: 'Person' });

/**
 * An ask in the list of a person. `closure` tells whether its deposit waits for a review; `approval` is the wish to
 * keep it, which waits for a second person.
 */
export const PersonAsk = AskSummary.extend({
  closure: Closure.nullable(),
  approval: WaitingApproval.optional(),
}).meta({ id: 'PersonAsk' });
