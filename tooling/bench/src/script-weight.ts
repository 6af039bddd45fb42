import { gzipSync } from 'node:zlib';

/**
 * Limits for the scripts of home, item and search over an empty page of the same build, and how long a load is watched:
 * shorter than the ten seconds after which a visitor without input gets an identity and its code.
 */
export const scriptBudget = { namedMaxKib: 41, fetchedMaxKib: 81, watchedMs: 8_000 } as const;

export type ScriptWeight = {
  /** Bytes of the scripts that the HTML names and a current browser loads. */
  readonly named: number;
  /** Bytes of all scripts that were fetched while the load was watched, without input. */
  readonly fetched: number;
};

const packedSizes = new Map<string, Promise<number>>();

/** Packs with gzip level 9, so that the figure does not depend on the server's packing. */
async function fetchPacked(address: string): Promise<number> {
  const response = await fetch(address);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}

async function packedTotal(addresses: Iterable<string>): Promise<number> {
  let total = 0;
  for (const address of new Set(addresses)) {
    const size = packedSizes.get(address) ?? fetchPacked(address);
    packedSizes.set(address, size);
    total += await size;
  }
  return total;
}

/**
 * Finds the scripts that the HTML names and a current browser loads: elements and preloads, but not those for old
 * browsers.
 */
async function namedScripts(page: string): Promise<readonly string[]> {
  const html = await (await fetch(page, { headers: { accept: 'text/html' } })).text();
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag));
  return tags.flatMap((tag) => {
    const address = /(?:src|href)="([^"]+\.js)[^"]*"/.exec(tag)?.[1];
    return address === undefined ? [] : [new URL(address, page).href];
  });
}

export async function scriptWeight(page: string, fetched: Iterable<string>): Promise<ScriptWeight> {
  const named = await namedScripts(page);
  return { named: await packedTotal(named), fetched: await packedTotal([...named, ...fetched]) };
}
