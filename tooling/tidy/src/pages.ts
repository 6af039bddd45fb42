import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of each page from the root of the repository → the anchors of its headings, as GitHub makes them. */
export type Pages = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the headings of these Markdown files. */
export function readPages(root: string, paths: readonly string[]): Pages {
  return new Map(paths.map((path) => [path, anchorsOf(readFileSync(join(root, path), 'utf8'))]));
}

/**
 * Returns the anchors of a page: each heading in lower case, without punctuation, with hyphens for spaces; repeated
 * headings are numbered.
 */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const text = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = plain.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
    let number = 0;
    while (anchors.has(number === 0 ? anchor : `${anchor}-${number}`)) number += 1;
    anchors.add(number === 0 ? anchor : `${anchor}-${number}`);
  }
  return anchors;
}
