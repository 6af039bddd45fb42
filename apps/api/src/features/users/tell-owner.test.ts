import { addressedMessages } from '@suki/db/queries/inbox';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { renderInbox } from '@suki/notifications/render-message';
import { expect, test } from 'vitest';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { tellOfEmailChange } from './tell-owner.ts';

const world = platformTestApi();

test('security 7: a changed mail address is told at the address of before, and a new spelling of it is not', async () => {
  const person = { uid: 'ana', email: 'ana@suki.test' };
  const { userId } = (await world.api.callAs(person, 'getUser')).answer();
  const at = world.api.clock.now();
  const change = (email: string) =>
    withTransaction(world.pool, async (tx) => {
      const owner = await lockUser(tx, userId);
      if (owner !== undefined) await tellOfEmailChange(tx, owner, { email, at });
    });
  await change('Ana@suki.test');
  await change('thief@elsewhere.test');
  const { rows } = await world.pool.query('select id from messages where user_id = $1', [userId]);
  const [message, ...others] = await addressedMessages(
    world.pool,
    rows.map(({ id }) => id),
  );
  expect(others).toEqual([]);
  if (message === undefined) throw new Error('Expected a message about the change.');
  expect(message.recipient.email).toBe('ana@suki.test');
  expect(renderInbox(message).text).toContain('a•••@suki.test is now t•••@elsewhere.test');
});
