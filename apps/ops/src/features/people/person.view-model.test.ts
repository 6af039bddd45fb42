import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Person, PersonAsk, PersonStanding } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { askSteps, factsOf, standingLine } from './person.view-model.ts';

const at = '2026-11-24T02:00:00.000Z';
const person: Person = {
  id: toId('usr', 'usr_0123456789'),
  name: 'Sam Reyes',
  email: 'sam@suki.test',
  phoneNumber: null,
  isAnonymous: false,
  isSuspended: true,
  isSellingSuspended: true,
  isBuyingSuspended: false,
  isAccountSuspended: false,
  mayWithdraw: true,
  balance: null,
  roles: [],
  hasSecondFactor: false,
  secondFactorResetAskedBy: null,
  suspensionAskedBy: null,
  adminRoleAskedBy: null,
  standings: [],
  history: [],
  createdAt: at,
} as Person;
const factOf = (name: string, one: Person) => factsOf(one).find((fact) => fact.name === name)?.value;

describe('the facts of a person', () => {
  test('say whether a suspended person may withdraw', () => {
    expect(factOf('Withdrawals', person)).toBe('Allowed: what they earned is theirs');
    expect(factOf('Withdrawals', { ...person, mayWithdraw: false })).toBe('Stopped until you lift the suspension');
  });

  test('hold no id, and a number in groups', () => {
    expect(JSON.stringify(factsOf(person))).not.toContain(person.id);
    expect(factOf('Mobile number', { ...person, phoneNumber: '+639171234567' })).toBe('+63 917 123 4567');
  });

  test('hold the wallet for those who see money alone', () => {
    expect(factOf('Wallet', person)).toBeUndefined();
    expect(factOf('Wallet', { ...person, balance: pesos(120) })).toBe('₱120');
  });
});

describe('a note on the standing', () => {
  const rule: PersonStanding = {
    id: 'std_0123456789',
    change: 'selling_suspended',
    event: 'E60a',
    subjectId: 'ord_0123456789',
    isForFraud: false,
    at,
    byName: null,
    reason: null,
    lifted: null,
  };

  test('by the rules has their words, no row number, and a link to its order', () => {
    const line = standingLine(rule);
    expect(line).toMatchObject({
      cause: 'Automatic: A counterfeit was found at inspection',
      href: '/order/ord_0123456789',
    });
    expect(JSON.stringify(line)).not.toContain('E60a');
  });

  test('by the staff names who set and who lifted it, with both reasons', () => {
    const byStaff = { event: 'staff', subjectId: 'act_0123456789', byName: 'Suri Lim', reason: 'Offers elsewhere.' };
    const lifted = { at, byName: 'Ada Cruz', reason: 'Our mistake.' };
    expect(standingLine({ ...rule, ...byStaff, lifted })).toMatchObject({
      cause: 'Suri Lim: Offers elsewhere.',
      lifted: expect.stringMatching(/by Ada Cruz: Our mistake\.$/),
      href: null,
    });
  });
});

test.each([
  ['listed', null, 'under_hold', 'delist'],
  ['to_pay', null, 'due', 'delist'],
  ['to_ship', null, 'under_hold', null],
  ['transaction_closed', 'suspended', 'under_hold', 'review'],
  ['transaction_closed', 'suspended', 'returned', null],
  ['transaction_closed', 'delisted', 'under_hold', null],
] as const)('of an ask that is %s (%s) with a deposit %s the step is %s', (status, detail, deposit, step) => {
  const closure = detail === null ? null : { reason: 'no_return_required', detail };
  expect(askSteps({ status, closure, deposit: { status: deposit } } as PersonAsk)).toBe(step);
});
