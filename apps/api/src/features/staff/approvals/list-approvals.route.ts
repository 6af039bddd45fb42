import { listApprovals as list } from '@suki/db/queries/approvals';
import { staffPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../../http/handler.ts';
import { listOptions } from '../../../http/list-options.ts';
import { presentedApprovals } from './present-approval.ts';
import { secondPersonOf } from './second-person-of.ts';

/** `GET /staff/approval/list`. The Clock tells that a request has expired; until it is asked again it stands here. */
export const listApprovals: Handler<'listApprovals'> = async ({ query, caller }, { pool, clock }) => {
  const options = listOptions(query, { limit: staffPageSize, changes: false });
  const [page, person] = await Promise.all([
    list(pool, query.state ?? 'waiting', options),
    secondPersonOf(pool, caller),
  ]);
  return { ...page, items: await presentedApprovals(pool, page.items, { person, caller, now: clock.now() }) };
};
