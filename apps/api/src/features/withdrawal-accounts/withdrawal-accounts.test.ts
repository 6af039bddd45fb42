import { limits } from '@suki/domain/config/limits';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';

const world = platformTestApi();
const sam = { uid: 'sam' };
const body = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '001234567890' };
const create = (person: { uid: string }, change: Record<string, unknown> = {}) =>
  world.api.callAs(person, 'createWithdrawalAccount', { body: { ...body, ...change } });

describe('a withdrawal account', () => {
  test('shows its bank by name and only the last four digits; the first one is the default', async () => {
    const result = await create(sam);
    expect(result.status).toBe(201);
    expect(result.answer()).toMatchObject({
      bankName: 'BDO Unibank',
      maskedAccountNumber: '•••• 7890',
      status: 'valid',
      isDefault: true,
    });
    expect(JSON.stringify(result.body)).not.toContain('00123456');
    expect((await create(sam)).answer().isDefault).toBe(false);
  });

  test('is stored encrypted', async () => {
    await create(sam);
    const { rows } = await world.pool.query('select * from withdrawal_accounts');
    expect(JSON.stringify(rows)).not.toContain(body.accountNumber);
  });

  test.each([
    { field: 'channelCode', change: { channelCode: 'PH_NOBANK' } },
    { field: 'channelCode', change: { channelCode: 'US_CHASE' } },
    { field: 'accountNumber', change: { accountNumber: '12345' } },
    { field: 'accountHolderName', change: { accountHolderName: 'S' } },
    { field: 'accountHolderName', change: { accountHolderName: '=1+1 Reyes' } },
  ])('with a wrong $field is refused', async ({ field, change }) => {
    const result = await create(sam, change);
    expect(result.status).toBe(400);
    expect(JSON.stringify(refusalIn(result).details)).toContain(`body.${field}`);
  });

  test('can be corrected, made the default, read and removed', async () => {
    shows(
      'listWithdrawalAccounts success',
      'getWithdrawalAccount WITHDRAWAL_ACCOUNT_NOT_FOUND',
      'updateWithdrawalAccount success',
      'deleteWithdrawalAccount success',
    );
    const ana = { uid: 'ana' };
    const [first, second] = [(await create(ana)).answer(), (await create(ana)).answer()];
    const params = { id: second.id };
    const corrected = await world.api.callAs(ana, 'updateWithdrawalAccount', {
      params,
      body: { ...body, accountNumber: '999988887777' },
    });
    expect(corrected.answer().maskedAccountNumber).toBe('•••• 7777');
    const made = await world.api.callAs(ana, 'updateWithdrawalAccount', { params, body: { isDefault: true } });
    expect(made.answer()).toMatchObject({ id: second.id, isDefault: true });
    const list = (await world.api.callAs(ana, 'listWithdrawalAccounts')).answer();
    expect(list.items.map(({ id }) => id)).toEqual([second.id, first.id]);
    await world.api.callAs(ana, 'deleteWithdrawalAccount', { params });
    expect((await world.api.callAs(ana, 'getWithdrawalAccount', { params })).status).toBe(404);
    expect((await world.api.callAs(ana, 'getUser')).answer().defaultWithdrawalAccount).toBe(first.id);
  });

  test('beyond those that one person keeps is refused, until one is removed', async () => {
    shows('createWithdrawalAccount TOO_MANY_WITHDRAWAL_ACCOUNTS');
    const hoarder = { uid: 'hoarder' };
    const kept = [];
    for (let index = 0; index < limits.withdrawalAccounts; index += 1) kept.push((await create(hoarder)).answer().id);
    const refused = await create(hoarder);
    expect([refused.status, refusalIn(refused).reason]).toEqual([409, 'TOO_MANY_WITHDRAWAL_ACCOUNTS']);
    await world.api.callAs(hoarder, 'deleteWithdrawalAccount', { params: { id: kept[0] ?? '' } });
    expect((await create(hoarder)).status).toBe(201);
  });

  test('of somebody else does not exist', async () => {
    shows(
      'updateWithdrawalAccount WITHDRAWAL_ACCOUNT_NOT_FOUND',
      'deleteWithdrawalAccount WITHDRAWAL_ACCOUNT_NOT_FOUND',
    );
    const { id } = (await create(sam)).answer();
    const thief = { uid: 'thief' };
    const tries = [
      await world.api.callAs(thief, 'getWithdrawalAccount', { params: { id } }),
      await world.api.callAs(thief, 'updateWithdrawalAccount', { params: { id }, body }),
      await world.api.callAs(thief, 'updateWithdrawalAccount', { params: { id }, body: { isDefault: true } }),
      await world.api.callAs(thief, 'deleteWithdrawalAccount', { params: { id } }),
    ];
    for (const result of tries) {
      expect(result.status).toBe(404);
      expect(refusalIn(result).reason).toBe('WITHDRAWAL_ACCOUNT_NOT_FOUND');
    }
    expect((await world.api.callAs(thief, 'listWithdrawalAccounts')).answer().items).toEqual([]);
  });
});
