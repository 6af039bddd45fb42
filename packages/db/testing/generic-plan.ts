import type { Pool } from 'pg';
import { registeredStatements } from '../src/statement.ts';
import { withTransaction } from '../src/tx.ts';

export type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
};

/**
 * Returns the nodes of the plan that PostgreSQL makes for a registered statement whatever its values are, as our
 * transactions have it: a table is read whole only where no index can serve, so the answer holds on small data. `without`:
 * steps that are cheapest on an empty table alone, such as a sort.
 */
export async function genericPlanOf(
  pool: Pool,
  name: string,
  without: readonly ('sort' | 'bitmapscan')[] = [],
): Promise<readonly PlanNode[]> {
  const text = registeredStatements().get(name);
  if (text === undefined) throw new Error(`Expected a registered statement, got "${name}". Import its module.`);
  return await withTransaction(pool, async (tx) => {
    for (const step of ['seqscan', ...without]) await tx.query(`set local enable_${step} = off`);
    const { rows } = await tx.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan);
  });
}

function nodesOf(plan: PlanNode | undefined): readonly PlanNode[] {
  return plan === undefined ? [] : [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Tables that a plan reads from end to end. */
export function wholeTablesOf(nodes: readonly PlanNode[]): readonly string[] {
  return nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []));
}
