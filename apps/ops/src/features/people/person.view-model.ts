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
import { actsTexts } from './acts.texts.ts';
import { actTexts, changeTexts, peopleTexts, personTexts as words } from './people.texts.ts';

export function nameOf({ name, isAnonymous }: Pick<FoundPerson, 'name' | 'isAnonymous'>): string {
  return name ?? (isAnonymous ? peopleTexts.guest : peopleTexts.noName);
}

/** The day of a moment, "Sun 27 Sep": the hour says nothing about a person. */
const dayOf = (at: string): string => formatDate(manilaDate(new Date(at)));

/** Email, number and the day of joining, as far as they are known. */
export function contactLine({ email, phoneNumber, createdAt }: FoundPerson): string {
  return [email, phoneNumber === null ? null : readablePhone(phoneNumber), peopleTexts.joinedOn(dayOf(createdAt))]
    .filter((part) => part !== null)
    .join(', ');
}

type Fact = { readonly name: string; readonly value: string };

export function factsOf(person: Person): readonly Fact[] {
  return [
    { name: words.email, value: person.email ?? words.none },
    { name: words.phone, value: person.phoneNumber === null ? words.none : readablePhone(person.phoneNumber) },
    { name: words.joined, value: dayOf(person.createdAt) },
    { name: words.selling, value: person.isSellingSuspended ? peopleTexts.suspended : words.allowed },
    { name: words.buying, value: person.isBuyingSuspended ? peopleTexts.suspended : words.allowed },
    { name: words.account, value: person.isAccountSuspended ? peopleTexts.suspended : words.open },
    { name: words.withdrawals, value: withdrawalText(person) },
    ...(person.balance === null ? [] : [{ name: words.wallet, value: formatMoney(person.balance) }]),
    ...(person.roles.length === 0
      ? []
      : [{ name: words.secondStep, value: person.hasSecondFactor ? words.isSetUp : words.isNotSetUp }]),
  ];
}

function withdrawalText({ mayWithdraw, isSuspended }: Person): string {
  if (!mayWithdraw) {
    return words.withdrawalsStopped;
  }
  return isSuspended ? words.withdrawalsTheirs : words.allowed;
}

export function isPartSuspended(person: Person, part: SuspendedPart): boolean {
  return { selling: person.isSellingSuspended, buying: person.isBuyingSuspended, account: person.isAccountSuspended }[
    part
  ];
}

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
  const what = isForFraud ? words.forFraud(changeTexts[change]) : changeTexts[change];
  const title = `${what}, ${moment}`;
  const cause = event === 'staff' ? `${byName ?? words.theStaff}: ${reason ?? ''}` : ruleText(event);
  return {
    id,
    title,
    cause,
    lifted:
      lifted === null
        ? null
        : words.lifted(formatMoment(new Date(lifted.at)), lifted.byName ?? words.theStaff, lifted.reason ?? ''),
    href: subjectId.startsWith('ord_') ? orderPath(subjectId) : null,
  };
}

/** The words of the rule that noted it: those of its alert, if it raises one. */
function ruleText(event: string): string {
  return words.automatic(alertTexts(event).title);
}

export function historyEntry({ id, act, role, reason, byName, at }: PersonActLine) {
  const what = `${actTexts[act]}${role === null ? '' : `: ${rolesText([role])}`}`;
  const note = [byName ?? words.operators, reason].filter((part) => part !== null).join(': ');
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
    ? { note: actsTexts.needsAdmin, done: actsTexts.canConfirm }
    : { note: actsTexts.askedFor(askedBy), done: null };
}
