/** One change of the kit that a user notices, and the components that it names. */
export type Change = {
  readonly components: readonly string[];
  readonly text: string;
};

const kit = "'@suki/ui'";
/** "- Button, TextLink: they wrap long words." */
const named = /^- ([A-Z]\w+(?:, [A-Z]\w+)*): (.+)$/;

/**
 * Reads the lines about the kit in one file of .changeset. A line that names components belongs to them, every other
 * line to the whole kit.
 */
export function readChangeset(text: string): readonly Change[] {
  const [, packages = '', body = ''] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(text) ?? [];
  return packages.includes(kit) ? readLines(body) : [];
}

/** Reads CHANGELOG.md, which gets the text of the changesets when a version is made. */
export function readChangelog(text: string): readonly Change[] {
  const body = text.split('\n').filter((line) => !line.startsWith('#'));
  return readLines(body.map((line) => line.replace(/^\s+(?=- )/, '')).join('\n'));
}

function readLines(body: string): readonly Change[] {
  const paragraphs = body
    .split(/\n(?=\s*$|- )/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  return paragraphs.map((paragraph) => {
    const [, names, text] = named.exec(paragraph) ?? [];
    return names === undefined || text === undefined
      ? { components: [], text: paragraph.replace(/^- /, '') }
      : { components: names.split(', '), text };
  });
}
