import { staffMembers } from '@suki/db/queries/staff-roles';
import type { SomeHandlers } from '../../../http/handler.ts';
import { grantRole } from './grant-role.route.ts';
import { takeRole } from './take-role.route.ts';

export const memberHandlers = {
  getStaffSession: async ({ caller }) => ({ roles: [...caller.roles] }),
  listStaffMembers: async (_request, { pool }) => ({
    items: (await staffMembers(pool)).map(({ since, roles, ...member }) => ({
      ...member,
      roles: [...roles],
      since: since.toISOString(),
    })),
  }),
  grantRole,
  takeRole,
} satisfies SomeHandlers;
