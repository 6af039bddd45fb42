import { nobodysIds } from '../../support/nobodys-ids.ts';
import { testServiceToken } from '../../support/test-environment.ts';
import type { CallCase } from './case.ts';

const support = { uid: 'sol', roles: ['support'] as const };

/** Calls about one's own account whose answers no other test shows. */
export const lookCases: readonly CallCase[] = [
  {
    call: 'getSizeTemplate',
    what: 'the chart of a size',
    arrange: async ({ listing, person, world }) => {
      const { itemId } = await listing();
      const { rows } = await world.pool.query<{ id: string }>(
        'select size_template_id as id from items where id = $1',
        [itemId],
      );
      return { as: await person(), input: { params: { id: rows[0]?.id ?? '' } } };
    },
  },
  {
    call: 'getWithdrawalAccount',
    what: 'an account of the caller',
    arrange: async ({ person, world }) => {
      const as = await person();
      const body = { channelCode: 'PH_BDO', accountHolderName: as.name, accountNumber: '1234567890' };
      const { id } = (await world.api.callAs(as, 'createWithdrawalAccount', { body })).answer();
      return { as, input: { params: { id } } };
    },
  },
  {
    call: 'listPayouts',
    what: 'somebody who was never paid out',
    arrange: async ({ person }) => ({ as: await person(), input: {} }),
  },
  {
    call: 'endSessions',
    what: 'everywhere, this one as well',
    changes: ['revocations'],
    arrange: async ({ person }) => ({ as: await person(), input: {} }),
  },
  {
    call: 'checkWebSession',
    what: 'a person who signed in and never signed out everywhere',
    arrange: async ({ person }) => {
      const as = await person();
      const query = { uid: as.uid, signedInAt: new Date().toISOString() };
      return { as, input: { query, headers: { authorization: `Bearer ${testServiceToken}` } } };
    },
  },
  ...(['readPaymentMessages', 'readPlatformMessages'] as const).map(
    (call): CallCase => ({
      call,
      what: 'of a message that is not there the unread are counted all the same',
      arrange: async ({ person }) => ({ as: await person(), input: { body: { ids: [nobodysIds.messageId] } } }),
    }),
  ),
  {
    call: 'listMessagePreviews',
    what: 'every message with its texts',
    arrange: async () => ({ as: support, input: {} }),
  },
];
