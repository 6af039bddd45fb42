import { toId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { payoutAccount } from './payout-account.view-model.ts';

const account = (id: string, changes: object = {}) =>
  ({ id: toId('wac', `wac_000000000${id}`), status: 'valid', isDefault: false, ...changes }) as const;

test.each([
  ['the default, wherever it stands in the list', [account('1'), account('2', { isDefault: true })], undefined, '2'],
  ['the only valid one', [account('1', { status: 'invalid', isDefault: true }), account('2')], undefined, '2'],
  ['the chosen one before the default', [account('1'), account('2', { isDefault: true })], '1', '1'],
  [
    'the default when the chosen one was refused',
    [account('1', { status: 'invalid' }), account('2', { isDefault: true })],
    '1',
    '2',
  ],
  ['none when there are two without a default', [account('1'), account('2')], undefined, null],
  ['none without an account', [], undefined, null],
] as const)('ux 32: the money goes to %s', (_, accounts, chosen, expected) => {
  const id = (each: string | null | undefined) => (each == null ? undefined : `wac_000000000${each}`);
  expect(payoutAccount(accounts as never, id(chosen))?.['id' as never]).toBe(id(expected));
});
