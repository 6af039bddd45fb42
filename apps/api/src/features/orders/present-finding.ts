import type { InspectionFinding as Answer } from '@suki/contract/orders/orders.schemas';
import type { InspectionFinding } from '@suki/db/queries/findings';
import type { UserId } from '@suki/domain/ids/id';
import { mayReadFinding } from '@suki/domain/inspection/blind-finding';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';
import { inspectorNumberOf } from '../staff/orders/inspector-number.ts';
import { presentReport } from './present-report.ts';

/** The first inspector's finding; whoever may be the second inspector sees only that it is there. */
export function presentFinding(
  found: InspectionFinding,
  { viewerId, roles }: { readonly viewerId: UserId; readonly roles: readonly StaffRole[] },
  environment: Pick<Environment, 'API_URL'>,
): z.output<typeof Answer> {
  const { finding, inspectorId, foundAt, passesAsNew } = found;
  const isOwn = inspectorId === viewerId;
  if (!mayReadFinding({ isOwn, roles })) {
    const unseen = { finding: null, inspectorNumber: null, passesAsNew: null, points: [], photos: [] };
    return { ...unseen, isOwn, foundAt: foundAt.toISOString() };
  }
  return {
    finding,
    isOwn,
    inspectorNumber: inspectorNumberOf(inspectorId),
    foundAt: foundAt.toISOString(),
    passesAsNew,
    ...presentReport(found, environment),
  };
}
