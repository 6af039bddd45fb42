import type { SomeHandlers } from '../../../http/handler.ts';
import { beginSecondFactor } from './begin-second-factor.route.ts';
import { confirmSecondFactor } from './confirm-second-factor.route.ts';
import { grantRole } from './grant-role.route.ts';
import { listStaffMembers } from './list-staff-members.route.ts';
import { askSecondFactorReset, resetSecondFactor } from './reset-second-factor.route.ts';
import { presentSession } from './staff-session.ts';
import { takeRole } from './take-role.route.ts';
import { verifySecondFactor } from './verify-second-factor.route.ts';

export const memberHandlers = {
  getStaffSession: async ({ caller }, dependencies) => presentSession(caller, caller.secondFactor, dependencies),
  askSecondFactorReset,
  beginSecondFactor,
  confirmSecondFactor,
  grantRole,
  listStaffMembers,
  resetSecondFactor,
  takeRole,
  verifySecondFactor,
} satisfies SomeHandlers;
