import { createHash } from 'node:crypto';

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** A file; or data for search engines, which no browser runs, so the policy does not name it. */
const isNoInlineScript = /\ssrc=|\stype="application\/ld\+json"/;

export type InlineScripts = {
  /** The CSP source (`sha256-…`) of each distinct inline script that is ours, in the order of the page. */
  readonly hashes: readonly string[];
  /** How many distinct ones are not: no browser runs them. */
  readonly refused: number;
};

function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    isNoInlineScript.test(attributes) ? [] : [text],
  );
}

/** Names the inline scripts of a page that `isOurs` knows, and no others: a smuggled one gets no hash. */
export function inlineScriptHashes(html: string, isOurs: (script: string) => boolean): InlineScripts {
  const texts = [...new Set(inlineScripts(html))];
  const ours = texts.filter(isOurs);
  return {
    hashes: ours.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
    refused: texts.length - ours.length,
  };
}
