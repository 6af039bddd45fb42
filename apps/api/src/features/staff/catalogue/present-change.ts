import type { CatalogueChange } from '@suki/contract/staff/catalogue.schemas';
import type { CatalogueChangeLine } from '@suki/db/queries/catalogue-changes';
import { catalogueFields } from '@suki/domain/catalogue/catalogue-changes';
import { isId } from '@suki/domain/ids/id';
import type { z } from 'zod';

/** A line of the history: each fact that changed, in the order of the fields. */
export function presentCatalogueChange(line: CatalogueChangeLine): z.output<typeof CatalogueChange> {
  const { id, subject, subjectId, name, before, after, reason, byName, at } = line;
  return {
    id,
    subject,
    itemId: subject === 'item' && isId('itm', subjectId) ? subjectId : null,
    name: name ?? subjectId,
    changes: catalogueFields
      .filter((field) => field in after)
      .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
    reason,
    byName,
    at: at.toISOString(),
  };
}
