import { waitingOfAsks } from '@suki/db/queries/approvals';
import { listAsksOfPerson as asksOf } from '@suki/db/queries/asks';
import { listBidsOfPerson as bidsOf } from '@suki/db/queries/bids';
import { listEveryOrderOf } from '@suki/db/queries/orders';
import { userById } from '@suki/db/queries/users';
import type { Db } from '@suki/db/statement';
import { staffPageSize } from '@suki/domain/config/lists';
import type { AskId, UserId } from '@suki/domain/ids/id';
import type { Handler } from '../../../http/handler.ts';
import { listOptions } from '../../../http/list-options.ts';
import { closureOf, presentAskSummaries } from '../../asks/present-ask.ts';
import { presentBidSummaries } from '../../bids/present-bid.ts';
import { presentOrderSummaries } from '../../orders/present-order.ts';
import { presentWaiting } from '../approvals/present-approval.ts';

type Call = { readonly params: { readonly id: UserId }; readonly refuse: (reason: 'PERSON_NOT_FOUND') => Error };

async function requirePerson(db: Db, { params, refuse }: Call): Promise<UserId> {
  if ((await userById(db, params.id)) === undefined) throw refuse('PERSON_NOT_FOUND');
  return params.id;
}

const pageSize = { limit: staffPageSize } as const;

export const listAsksOfPerson: Handler<'listAsksOfPerson'> = async (call, dependencies) => {
  const { pool } = dependencies;
  const page = await asksOf(pool, await requirePerson(pool, call), listOptions(call.query, pageSize));
  const items = await presentAskSummaries(pool, page.items, dependencies);
  const closures = new Map(page.items.map((ask) => [ask.id, closureOf(ask)]));
  const waiting = await waitingOfAsks(
    pool,
    items.map(({ id }) => id),
  );
  const approvalOf = (id: AskId) => {
    const approval = waiting.get(id);
    return approval === undefined ? {} : { approval: presentWaiting(approval) };
  };
  return {
    ...page,
    items: items.map((ask) => ({ ...ask, closure: closures.get(ask.id) ?? null, ...approvalOf(ask.id) })),
  };
};

export const listBidsOfPerson: Handler<'listBidsOfPerson'> = async (call, dependencies) => {
  const { pool } = dependencies;
  const page = await bidsOf(pool, await requirePerson(pool, call), listOptions(call.query, pageSize));
  return { ...page, items: await presentBidSummaries(pool, page.items, dependencies) };
};

export const listOrdersOfPerson: Handler<'listOrdersOfPerson'> = async (call, dependencies) => {
  const { pool } = dependencies;
  const userId = await requirePerson(pool, call);
  const page = await listEveryOrderOf(pool, { userId, role: call.query.side }, listOptions(call.query, pageSize));
  return {
    ...page,
    items: await presentOrderSummaries(
      pool,
      page.items,
      { role: 'operator', staff: call.caller.roles, viewerId: call.caller.userId },
      dependencies,
    ),
  };
};
