import { avatarNumbers } from '@suki/domain/users/avatars';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';

const world = platformTestApi({ variables: { CALLS_PER_MINUTE: '100000' } });
const bea = { uid: 'bea', email: 'bea@suki.test', name: 'Bea Santos' };
let counter = 0;
const newPerson = () => {
  counter += 1;
  return { uid: `person-${counter}` };
};

describe('a profile', () => {
  test('begins with what the sign-in knows, an empty wallet and nothing unread', async () => {
    expect((await world.api.callAs(bea, 'getUser')).answer()).toMatchObject({
      isAnonymous: false,
      name: 'Bea Santos',
      email: 'bea@suki.test',
      phoneNumber: null,
      balance: 0,
      withdrawable: 0,
      isBalanceHidden: false,
      orderMsgUnreadCount: 0,
      avatar: expect.any(Number),
    });
  });

  test.each([
    { what: 'name, trimmed', body: { name: '  Ana  Cruz ' }, after: { name: 'Ana Cruz' } },
    { what: 'region', body: { region: 'VISAYAS' }, after: { region: 'VISAYAS' } },
    { what: 'nothing', body: {}, after: {} },
  ])('$what can be changed, the rest stays', async ({ body, after }) => {
    const person = newPerson();
    // The metadata come from the token, which each call makes anew.
    const { metadata: _before, ...before } = (await world.api.callAs(person, 'getUser')).answer();
    const { metadata: _after, ...later } = (await world.api.callAs(person, 'updateUser', { body })).answer();
    expect(later).toEqual({ ...before, ...after });
  });

  test('avatar can be changed, the rest stays', async () => {
    shows('updateUser success');
    const person = newPerson();
    const { metadata: _before, ...before } = (await world.api.callAs(person, 'getUser')).answer();
    // Everybody begins with one of the twelve avatars, drawn by their id. A fixed other avatar would already be theirs
    // once in twelve runs.
    const avatar = (before.avatar % avatarNumbers.length) + 1;
    const changed = await world.api.callAs(person, 'updateUser', { body: { avatar } });
    const { metadata: _after, ...later } = changed.answer();
    expect(later).toEqual({ ...before, avatar });
  });

  test.each([
    { what: 'a name of two letters', body: { name: 'Al' }, field: 'body.name' },
    { what: 'a name with markup', body: { name: '<b>Ana</b>' }, field: 'body.name' },
    { what: 'a thirteenth avatar', body: { avatar: 13 }, field: 'body.avatar' },
    { what: 'a region that is none', body: { region: 'ATLANTIS' }, field: 'body.region' },
  ])('$what is refused and nothing is stored', async ({ body, field }) => {
    const person = newPerson();
    const before = (await world.api.callAs(person, 'getUser')).answer();
    const result = await world.api.callAs(person, 'updateUser', { body });
    expect(result.status).toBe(400);
    expect(refusalIn(result).details).toMatchObject({ fields: [{ field }] });
    // Each call signs in anew, perhaps in the next second.
    const { metadata: _, ...stored } = before;
    expect((await world.api.callAs(person, 'getUser')).answer()).toMatchObject(stored);
  });

  test('the balance can be hidden and shown', async () => {
    shows('setBalanceHidden success');
    const hide = (isBalanceHidden: boolean) => world.api.callAs(bea, 'setBalanceHidden', { body: { isBalanceHidden } });
    expect((await hide(true)).answer().isBalanceHidden).toBe(true);
    expect((await hide(false)).answer().isBalanceHidden).toBe(false);
  });
});
