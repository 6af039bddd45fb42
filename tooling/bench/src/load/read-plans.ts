/** A plan as PostgreSQL prints it with `format json, analyze`. */
export type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
};

export type ReadRows = {
  /** Rows that all statements read, filtered ones included. */
  readonly rows: number;
  /** Big tables of which one statement read half or more. */
  readonly wholeTables: readonly string[];
};

const wholeShare = 0.5;
/** Smaller tables, such as brands, are read whole because that is quicker. */
const bigTableRows = 5_000;

/**
 * Reads the plans in a part of the server's log: auto_explain writes each as JSON on indented lines after its
 * "duration" line, before the client gets its answer.
 */
export function plansIn(log: string): readonly Plan[] {
  const found: Plan[] = [];
  let lines: string[] | undefined;
  for (const line of [...log.split('\n'), '']) {
    if (lines !== undefined && line.startsWith('\t')) lines.push(line);
    else {
      if (lines !== undefined) found.push((JSON.parse(lines.join('\n')) as { readonly Plan: Plan }).Plan);
      lines = /duration: [\d.]+ ms {2}plan:$/.test(line) ? [] : undefined;
    }
  }
  return found;
}

/** Sums the rows that plans read. `sizes`: rows of each table. */
export function rowsReadBy(plans: readonly Plan[], sizes: ReadonlyMap<string, number>): ReadRows {
  let rows = 0;
  const wholeTables = new Set<string>();
  for (const plan of plans) {
    const ofTable = new Map<string, number>();
    visit(plan, (node) => {
      const table = node['Relation Name'];
      if (table === undefined) return;
      const read = rowsOf(node);
      rows += read;
      ofTable.set(table, (ofTable.get(table) ?? 0) + read);
    });
    for (const [table, read] of ofTable) {
      const size = sizes.get(table) ?? 0;
      if (size >= bigTableRows && read >= size * wholeShare) wholeTables.add(table);
    }
  }
  return { rows, wholeTables: [...wholeTables].sort() };
}

function rowsOf(node: Plan): number {
  const each =
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round(each * (node['Actual Loops'] ?? 0));
}

function visit(plan: Plan, see: (node: Plan) => void): void {
  see(plan);
  for (const child of plan.Plans ?? []) visit(child, see);
}
