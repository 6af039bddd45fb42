import { createHash } from 'node:crypto';

/** Blocks of data for search engines are no scripts: no browser runs them, so the policy does not name them. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

export type InlineScripts = {
  /** The CSP source (`sha256-…`) of each distinct inline script that is ours, in the order of the page. */
  readonly hashes: readonly string[];
  /** How many distinct ones are not: no browser runs them. */
  readonly refused: number;
};

/** Names the inline scripts of a page that `isOurs` knows, and no others: a smuggled one gets no hash. */
export function inlineScriptHashes(html: string, isOurs: (script: string) => boolean): InlineScripts {
  const texts = [...new Set([...html.matchAll(inlineScript)].map(([, text = '']) => text))];
  const ours = texts.filter(isOurs);
  return {
    hashes: ours.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
    refused: texts.length - ours.length,
  };
}
