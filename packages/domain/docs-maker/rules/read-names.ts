/** A source file with its path from the root of the repository. */
export type Source = { readonly path: string; readonly text: string };

/** The rules: a name here counts only when something of the product reads it. */
const RULES = 'packages/domain/src/';

/** A declaration at the top of a file, with the words in it. */
type Declaration = { readonly file: string; readonly names: readonly string[]; readonly words: ReadonlySet<string> };
type Import = { readonly file: string; readonly name: string; readonly as: string };

/**
 * Returns every name that a product path reads: names in sources outside of the domain package, names that those import
 * from it, and names that these in turn use. A constant that only the domain's own tests know is not among them. The
 * sources are read as text, by the rules of the formatter: a declaration begins in the first column.
 */
export function readNames(sources: readonly Source[]): ReadonlySet<string> {
  const rules = sources.filter(({ path }) => path.startsWith(RULES));
  const product = sources.filter(({ path }) => !path.startsWith(RULES));
  const declarations = rules.flatMap(declarationsOf);
  const imports = new Map(rules.map((source) => [source.path, importsOf(source)]));
  const read = new Set<string>();
  const waiting: { readonly file: string; readonly name: string }[] = product.flatMap(importsOf);
  const seen = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { file, name } = next;
    if (seen.has(`${file} ${name}`)) continue;
    seen.add(`${file} ${name}`);
    read.add(name);
    for (const { names, words } of declarations.filter((one) => one.file === file && one.names.includes(name))) {
      for (const other of names) waiting.push({ file, name: other });
      for (const one of declarations) {
        if (one.file === file)
          waiting.push(...one.names.filter((own) => words.has(own)).map((own) => ({ file, name: own })));
      }
      for (const { as, ...from } of imports.get(file) ?? []) if (words.has(as)) waiting.push(from);
    }
  }
  // A name of the product's own counts, unless the rules have the name too.
  const ruleNames = new Set(declarations.flatMap(({ names }) => names));
  for (const { text } of product) for (const name of declaredIn(text)) if (!ruleNames.has(name)) read.add(name);
  return read;
}

const DECLARATION = /^(?:export )?(?:default )?(?:async )?(?:const|function\*?|class|let|type) (?:\{([^}]+)\}|(\w+))/;

function declarationsOf({ path, text }: Source): readonly Declaration[] {
  const found: { names: readonly string[]; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const match = DECLARATION.exec(line);
    if (match !== null) found.push({ names: namesOf(match), lines: [] });
    found.at(-1)?.lines.push(line);
  }
  return found.map(({ names, lines }) => ({ file: path, names, words: wordsOf(lines.join('\n')) }));
}

/** The words that run: a type that is made of a constant (`typeof searchTabs`) does not read it. */
function wordsOf(text: string): ReadonlySet<string> {
  return /^(?:export )?type /.test(text) ? new Set() : new Set(text.replaceAll(/\btypeof \w+/g, '').match(/\w+/g));
}

function declaredIn(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const match = DECLARATION.exec(line);
    return match === null ? [] : namesOf(match);
  });
}

function namesOf([, many, one]: RegExpExecArray): readonly string[] {
  return one === undefined ? (many?.match(/\w+/g) ?? []) : [one];
}

/** The names that a file imports from the rules, without types: a type alone carries nothing out. */
function importsOf({ path, text }: Source): readonly Import[] {
  const folder = path.split('/').slice(0, -1);
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*?\{([^}]*)\}\s*from '([^']+)'/gms)].flatMap(
    ([, names = '', from = '']) => {
      const file = fileOf(from, folder);
      return file === null
        ? []
        : names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [own = '', as = own] = name.split(' as ');
              return { file, name: own, as };
            });
    },
  );
}

/** The file of the domain package behind the address of an import, or null. */
function fileOf(from: string, folder: readonly string[]): string | null {
  if (from.startsWith('@suki/domain/')) return `${RULES}${from.slice('@suki/domain/'.length)}.ts`;
  if (!from.startsWith('.')) return null;
  const parts = [...folder];
  for (const part of from.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const file = parts.join('/');
  return file.startsWith(RULES) ? file : null;
}
