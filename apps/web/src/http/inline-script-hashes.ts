import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP source (`sha256-…`) of each distinct inline script, in the order of the page. */
export function inlineScriptHashes(html: string): readonly string[] {
  const texts = new Set([...html.matchAll(inlineScript)].map(([, text = '']) => text));
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
