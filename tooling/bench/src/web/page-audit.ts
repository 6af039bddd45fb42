import lighthouse, { type Flags } from 'lighthouse';

/** Figures of one load of a page in Lighthouse's model of a slow phone on a slow line. */
export type PageAudit = {
  /** From 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  /** Null for pages that search engines may not list. */
  readonly seo: number | null;
  /** Milliseconds until the largest picture or text is drawn. */
  readonly lcpMs: number;
  readonly cls: number;
  /** Milliseconds in which the page could not answer a press. */
  readonly blockedMs: number;
  /** Requests and bytes on the wire, by kind: "Document", "Stylesheet", "Script", "Image", "Font", … */
  readonly kinds: Readonly<Record<string, { readonly requests: number; readonly bytes: number }>>;
  /** Names of audits below their full score, of the kinds that have to be perfect. */
  readonly faults: readonly string[];
  /** Milliseconds that each audit would save of the first or largest drawing or of blocked time; the largest first. */
  readonly savings: readonly (readonly [name: string, milliseconds: number])[];
};

type Request = { readonly resourceType?: string; readonly transferSize?: number };
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The stream of events of a signed-in page never ends, so its load is over after this long. */
const LOAD_MS = 15_000;

/** Smaller savings are within what two loads differ by. */
const SAVING_MIN_MS = 50;

const perfect = ['accessibility', 'best-practices', 'seo'] as const;

function kindsOf(requests: readonly Request[]): PageAudit['kinds'] {
  const kinds: Record<string, { requests: number; bytes: number }> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of requests) {
    kinds[resourceType] ??= { requests: 0, bytes: 0 };
    kinds[resourceType].requests += 1;
    kinds[resourceType].bytes += transferSize;
  }
  return kinds;
}

function faultsOf({ audits, categories }: Result): readonly string[] {
  return perfect.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

function savingsOf({ audits }: Result): PageAudit['savings'] {
  return Object.values(audits)
    .map(
      ({ id, metricSavings = {} }) =>
        [id, Math.max(0, ...Object.values(metricSavings).map((saving) => saving ?? 0))] as const,
    )
    .filter(([, milliseconds]) => milliseconds >= SAVING_MIN_MS)
    .sort(([, one], [, other]) => other - one);
}

/**
 * Loads a page once with empty caches and without a service worker, in the browser that listens on `port`; Lighthouse
 * leaves cookies and the stored sign-in alone.
 * @throws Error when the page could not be loaded.
 */
export async function auditPage(
  address: string,
  { port, isListed }: { readonly port: number; readonly isListed: boolean },
): Promise<PageAudit> {
  const categories = ['performance', 'accessibility', 'best-practices', ...(isListed ? ['seo'] : [])];
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    maxWaitForLoad: LOAD_MS,
  };
  const found = await lighthouse(address, flags);
  if (found === undefined || found.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not load ${address}: ${found?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = found;
  const score = (name: string): number => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN;
  const { items = [] } = (lhr.audits['network-requests']?.details ?? {}) as { items?: readonly Request[] };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: isListed ? score('seo') : null,
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    kinds: kindsOf(items),
    faults: faultsOf(lhr),
    savings: savingsOf(lhr),
  };
}

/** The audit with the best performance; of equal ones the one that draws first. */
export function bestOf(audits: readonly PageAudit[]): PageAudit {
  const [best] = [...audits].sort((one, other) => other.performance - one.performance || one.lcpMs - other.lcpMs);
  if (best === undefined) throw new Error('Expected at least one audit.');
  return best;
}
