import type { OrderSummary } from '@suki/contract/orders/orders.schemas';
import type { InspectionUnderWay } from '@suki/db/queries/findings';
import type { UserId } from '@suki/domain/ids/id';
import type { z } from 'zod';

/** Who has an item under inspection, and if a second inspector is waited for; never what the first one found. */
export function presentInspection(
  known: InspectionUnderWay | undefined,
  viewerId: UserId | undefined,
): Pick<z.output<typeof OrderSummary>, 'inspection'> {
  if (known === undefined) return {};
  const { inspectorId, inspectorName, foundBy } = known;
  return {
    inspection: {
      byName: inspectorName,
      isOwn: inspectorId !== null && inspectorId === viewerId,
      waitsForSecond: foundBy !== null,
      isOwnFinding: foundBy !== null && foundBy === viewerId,
    },
  };
}
