import { sellersFaults } from '../inspection/findings.ts';
import type { Centavos } from '../money/centavos.ts';
import { penalties } from '../quote/penalties.generated.ts';
import { type PenaltyOptions, type PenaltyPreview, penaltyPreview } from '../quote/penalty-preview.ts';
import type { ClosureDetail } from '../trade/facts/statuses.ts';

/** Broken promises of a seller that cost the same and are of one kind: found by our inspection, or not. */
export type PenaltyGroup = {
  readonly details: readonly ClosureDetail[];
  /** True for a group of findings about the item. */
  readonly isFound: boolean;
  readonly kept: Centavos;
  readonly returned: Centavos;
};

/**
 * Returns the previews of a seller's penalties in groups, in the order of the table (docs/lifecycle.md#penalties). Ten
 * rows of one sum read as a threat, and nobody reads the two that differ (ux 34). A row that gets another percentage
 * leaves its group.
 */
export function penaltyGroups(deposit: Centavos, options: Omit<PenaltyOptions, 'payer'> = {}): readonly PenaltyGroup[] {
  const groups = new Map<string, PenaltyGroup>();
  for (const preview of penaltyPreview(deposit, options)) {
    const key = keyOf(preview);
    const group = groups.get(key);
    groups.set(key, group === undefined ? groupOf(preview) : { ...group, details: [...group.details, preview.detail] });
  }
  return [...groups.values()];
}

function groupOf({ detail, kept, returned }: PenaltyPreview): PenaltyGroup {
  return { details: [detail], isFound: isFinding(detail), kept, returned };
}

function keyOf({ detail }: PenaltyPreview): string {
  const row = penalties.find((each) => each.payer === 'seller' && each.detail === detail);
  return [row?.keptPercent, row?.keeps, isFinding(detail)].join(' ');
}

function isFinding(detail: ClosureDetail): boolean {
  return sellersFaults.some((fault) => fault === detail);
}
