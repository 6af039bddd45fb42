import { alertTexts } from '@suki/domain/alerts/alert-texts';
import { formatMoney } from '@suki/domain/money/format-money';
import type { SuspendedPart } from '@suki/domain/people/suspension';
import { readablePhone } from '@suki/domain/texts/readable-phone';
import { formatDate } from '@suki/domain/time/format-date';
import { formatMoment } from '@suki/domain/time/format-moment';
import { manilaDate } from '@suki/domain/time/manila';
import type { FoundPerson, Person, PersonActLine, PersonAsk, PersonStanding } from '@suki/sdk/types';
import { rolesText } from '../../session/roles.ts';
import { orderPath } from '../../shell/paths.ts';

export function nameOf({ name, isAnonymous }: Pick<FoundPerson, 'name' | 'isAnonymous'>): string {
  return name ?? (isAnonymous ? 'A guest' : 'No name yet');
}

/** The day of a moment, "Sun 27 Sep": the hour says nothing about a person. */
const dayOf = (at: string): string => formatDate(manilaDate(new Date(at)));

/** Email, number and the day of joining, as far as they are known. */
export function contactLine({ email, phoneNumber, createdAt }: FoundPerson): string {
  return [email, phoneNumber === null ? null : readablePhone(phoneNumber), `joined ${dayOf(createdAt)}`]
    .filter((part) => part !== null)
    .join(', ');
}

type Fact = { readonly name: string; readonly value: string };

export function factsOf(person: Person): readonly Fact[] {
  return [
    { name: 'Email', value: person.email ?? 'None' },
    { name: 'Mobile number', value: person.phoneNumber === null ? 'None' : readablePhone(person.phoneNumber) },
    { name: 'Joined', value: dayOf(person.createdAt) },
    { name: 'Selling', value: person.isSellingSuspended ? 'Suspended' : 'Allowed' },
    { name: 'Buying', value: person.isBuyingSuspended ? 'Suspended' : 'Allowed' },
    { name: 'Account', value: person.isAccountSuspended ? 'Suspended' : 'Open' },
    { name: 'Withdrawals', value: withdrawalText(person) },
    ...(person.balance === null ? [] : [{ name: 'Wallet', value: formatMoney(person.balance) }]),
    ...(person.roles.length === 0
      ? []
      : [{ name: 'Second step', value: person.hasSecondFactor ? 'Set up' : 'Not set up' }]),
  ];
}

function withdrawalText({ mayWithdraw, isSuspended }: Person): string {
  if (!mayWithdraw) {
    return 'Stopped until you lift the suspension';
  }
  return isSuspended ? 'Allowed: what they earned is theirs' : 'Allowed';
}

export const partTitles: Readonly<Record<SuspendedPart, string>> = {
  selling: 'Selling',
  buying: 'Buying',
  account: 'The account',
};

export function isPartSuspended(person: Person, part: SuspendedPart): boolean {
  return { selling: person.isSellingSuspended, buying: person.isBuyingSuspended, account: person.isAccountSuspended }[
    part
  ];
}

/** The effect of a suspension, for the question before it. */
export const partEffects: Readonly<Record<SuspendedPart, string>> = {
  selling: 'They can’t post asks or accept bids. Asks on the market stay there until you take them off below.',
  buying: 'They can’t buy or bid. Bids on the market stay there until you take them off below.',
  account: 'They can sign in and look, but can’t buy, sell, withdraw or change anything. Their account page says so.',
};

const changeWords: Readonly<Record<PersonStanding['change'], string>> = {
  deposit_default: 'We kept a deposit',
  failed_inspection: 'An item failed our check',
  selling_suspended: 'Selling suspended',
  buying_suspended: 'Buying suspended',
};

export type StandingLine = {
  readonly id: string;
  readonly title: string;
  /** Why, and by whom. */
  readonly cause: string;
  readonly lifted: string | null;
  /** The order of the cause. */
  readonly href: string | null;
};

export function standingLine(standing: PersonStanding): StandingLine {
  const { id, change, event, subjectId, isForFraud, at, byName, reason, lifted } = standing;
  const moment = formatMoment(new Date(at));
  const title = `${changeWords[change]}${isForFraud ? ' for fraud' : ''}, ${moment}`;
  const cause = event === 'staff' ? `${byName ?? 'The staff'}: ${reason ?? ''}` : ruleText(event);
  return {
    id,
    title,
    cause,
    lifted:
      lifted === null
        ? null
        : `Lifted ${formatMoment(new Date(lifted.at))} by ${lifted.byName ?? 'the staff'}: ${lifted.reason ?? ''}`,
    href: subjectId.startsWith('ord_') ? orderPath(subjectId) : null,
  };
}

/** The words of the rule that noted it: those of its alert, if it raises one. */
function ruleText(event: string): string {
  return `Automatic: ${alertTexts(event).title}`;
}

const actWords: Readonly<Record<PersonActLine['act'], string>> = {
  selling_suspended: 'Selling suspended',
  buying_suspended: 'Buying suspended',
  account_suspended: 'Account suspended',
  selling_restored: 'Selling allowed again',
  buying_restored: 'Buying allowed again',
  account_restored: 'Account opened again',
  sessions_ended: 'Signed out everywhere',
  role_granted: 'Role given',
  role_taken: 'Role taken away',
  admin_suspension_asked: 'Suspension of an admin asked for',
  admin_role_asked: 'End of the admin role asked for',
  second_factor_enrolled: 'Second step set up',
  second_factor_reset_asked: 'Removal of the second step requested',
  second_factor_reset: 'Second step removed',
  recovery_code_used: 'Signed in with a recovery code',
};

export function historyEntry({ id, act, role, reason, byName, at }: PersonActLine) {
  const what = `${actWords[act]}${role === null ? '' : `: ${rolesText([role])}`}`;
  const note = [byName ?? 'The system operators', reason].filter((part) => part !== null).join(': ');
  return { id, time: formatMoment(new Date(at)), dateTime: at, what, note };
}

/** The step for an ask: take it off the market, or decide about the deposit of one that was taken off. */
export function askSteps({ status, closure, deposit }: PersonAsk): 'delist' | 'review' | null {
  if (status === 'to_pay' || status === 'listed') {
    return 'delist';
  }
  const waits = status === 'transaction_closed' && closure?.detail === 'suspended' && deposit.status === 'under_hold';
  return waits ? 'review' : null;
}

/** The words of an act that ends an admin: it takes two others, and `askedBy` is the first of them. */
export function endOfAdmin(
  { roles, isAccountSuspended }: Pick<Person, 'roles' | 'isAccountSuspended'>,
  askedBy: string | null,
): { readonly note: string; readonly done: string | null } | null {
  if (!roles.includes('admin') || isAccountSuspended) return null;
  return askedBy === null
    ? { note: 'This is an admin, so another admin has to confirm within a day.', done: 'Another admin can confirm now' }
    : { note: `${askedBy} has asked for it. An admin other than ${askedBy} confirms.`, done: null };
}
