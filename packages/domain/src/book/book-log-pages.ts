/** The fields of a downloaded answer beside its lines; null in files that keep the lines alone. */
export type BookLogHead = { readonly skuId: string | null; readonly version: number | null };

export type BookLogPages = { readonly heads: readonly BookLogHead[]; readonly lines: readonly unknown[] };

/**
 * Reads the pages of a downloaded log: one answer, several answers one after the other (a file to which each was
 * appended), a list of answers, or the lines alone (docs/lifecycle.md#book-log). Undefined for a text without JSON.
 */
export function bookLogPages(text: string): BookLogPages | undefined {
  const documents = documentsIn(text);
  if (documents === undefined) return undefined;
  const pages = documents.flatMap((value) => (Array.isArray(value) ? value.flat() : [value]));
  return {
    heads: pages.flatMap((page) => (isPage(page) ? [headOf(page)] : [])),
    lines: pages.flatMap((page): readonly unknown[] => (isPage(page) ? page.lines : [page])),
  };
}

type Page = { readonly lines: readonly unknown[]; readonly skuId?: unknown; readonly version?: unknown };

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines);
}

function headOf({ skuId, version }: Page): BookLogHead {
  return {
    skuId: typeof skuId === 'string' ? skuId : null,
    version: typeof version === 'number' ? version : null,
  };
}

function documentsIn(text: string): readonly unknown[] | undefined {
  const parts = partsOf(text).map(parsed);
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts;
}

/** Splits a text into its JSON documents: each ends where all brackets outside of strings are closed. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/gs)) {
    if (token.startsWith('"')) continue;
    depth += token === '{' || token === '[' ? 1 : -1;
    if (depth > 0) continue;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  }
  const rest = text.slice(start);
  return rest.trim() === '' ? parts : [...parts, rest];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
