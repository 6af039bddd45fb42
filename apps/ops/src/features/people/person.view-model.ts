import { alertTexts } from '@suki/domain/alerts/alert-texts';
import { formatMoney } from '@suki/domain/money/format-money';
import type { SuspendedPart } from '@suki/domain/people/suspension';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { FoundPerson, Person, PersonActLine, PersonAsk, PersonStanding } from '@suki/sdk/types';
import { rolesText } from '../../session/roles.ts';
import { orderPath } from '../../shell/paths.ts';

export function nameOf({ name, isAnonymous }: Pick<FoundPerson, 'name' | 'isAnonymous'>): string {
  return name ?? (isAnonymous ? 'A guest' : 'No name yet');
}

/** Email, number and the day of joining, as far as they are known. */
export function contactLine({ email, phoneNumber, createdAt }: FoundPerson): string {
  return [email, phoneNumber, `since ${formatMoment(new Date(createdAt))}`].filter((part) => part !== null).join(', ');
}

type Fact = { readonly name: string; readonly value: string };

export function factsOf(person: Person): readonly Fact[] {
  return [
    { name: 'Email', value: person.email ?? 'None' },
    { name: 'Mobile number', value: person.phoneNumber ?? 'None' },
    { name: 'Joined', value: formatMoment(new Date(person.createdAt)) },
    { name: 'Selling', value: person.isSellingSuspended ? 'Suspended' : 'Allowed' },
    { name: 'Buying', value: person.isBuyingSuspended ? 'Suspended' : 'Allowed' },
    { name: 'Account', value: person.isAccountSuspended ? 'Suspended' : 'Open' },
    { name: 'Withdrawals', value: withdrawalText(person) },
    ...(person.balance === null ? [] : [{ name: 'Wallet', value: formatMoney(person.balance) }]),
    ...(person.roles.length === 0
      ? []
      : [{ name: 'Second step', value: person.hasSecondFactor ? 'Set up' : 'Not set up' }]),
    { name: 'Number', value: person.id },
  ];
}

function withdrawalText({ mayWithdraw, isSuspended }: Person): string {
  if (!mayWithdraw) {
    return 'Stopped until the suspension is lifted';
  }
  return isSuspended ? 'Allowed: earned money stays the person’s' : 'Allowed';
}

export const partTitles: Readonly<Record<SuspendedPart, string>> = {
  selling: 'Selling',
  buying: 'Buying',
  account: 'The whole account',
};

export function isPartSuspended(person: Person, part: SuspendedPart): boolean {
  return { selling: person.isSellingSuspended, buying: person.isBuyingSuspended, account: person.isAccountSuspended }[
    part
  ];
}

/** The effect of a suspension, for the question before it. */
export const partEffects: Readonly<Record<SuspendedPart, string>> = {
  selling: 'New asks and accepted bids are refused. Asks in the market stay until you take them off below.',
  buying: 'New orders and bids are refused. Bids in the market stay until you take them off below.',
  account: 'Every call is refused within a second, withdrawals too. Signing in shows “Account suspended”.',
};

const changeWords: Readonly<Record<PersonStanding['change'], string>> = {
  deposit_default: 'A deposit was kept',
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
  return `By the rules: ${alertTexts(event).title}`;
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
  second_factor_reset_asked: 'New second step asked for',
  second_factor_reset: 'Second step removed',
  recovery_code_used: 'Signed in with a recovery code',
};

export function historyEntry({ id, act, role, reason, byName, at }: PersonActLine) {
  const what = `${actWords[act]}${role === null ? '' : `: ${rolesText([role])}`}`;
  const note = [byName ?? 'A command of the operators', reason].filter((part) => part !== null).join(': ');
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
