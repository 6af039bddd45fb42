import { staffMembers } from '@suki/db/queries/staff-roles';
import { staffPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../../http/handler.ts';
import { shelfOptions } from '../../../http/list-options.ts';

export const listStaffMembers: Handler<'listStaffMembers'> = async ({ query }, { pool }) => {
  const page = await staffMembers(pool, shelfOptions(query, staffPageSize));
  const items = page.items.map(({ since, roles, ...member }) => ({
    ...member,
    roles: [...roles],
    since: since.toISOString(),
  }));
  return { ...page, items };
};
