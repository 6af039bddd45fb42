import { staffMembers } from '@suki/db/queries/staff-roles';
import type { SomeHandlers } from '../../../http/handler.ts';
import { beginSecondFactor } from './begin-second-factor.route.ts';
import { confirmSecondFactor } from './confirm-second-factor.route.ts';
import { grantRole } from './grant-role.route.ts';
import { askSecondFactorReset, resetSecondFactor } from './reset-second-factor.route.ts';
import { presentSession } from './staff-session.ts';
import { takeRole } from './take-role.route.ts';
import { verifySecondFactor } from './verify-second-factor.route.ts';

export const memberHandlers = {
  getStaffSession: async ({ caller }, dependencies) => presentSession(caller, caller.secondFactor, dependencies),
  listStaffMembers: async (_request, { pool }) => ({
    items: (await staffMembers(pool)).map(({ since, roles, ...member }) => ({
      ...member,
      roles: [...roles],
      since: since.toISOString(),
    })),
  }),
  askSecondFactorReset,
  beginSecondFactor,
  confirmSecondFactor,
  grantRole,
  resetSecondFactor,
  takeRole,
  verifySecondFactor,
} satisfies SomeHandlers;
