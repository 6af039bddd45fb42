import { parseAst } from 'rolldown/parseAst';

/** Facts in a stories file about its component, as far as they are literals there. */
export type StoriesRead = {
  /** The title of the page; undefined when it is not written out. */
  readonly title: string | undefined;
  readonly stories: readonly string[];
  /** The keys of the guide with the number of entries under each; undefined without a guide. */
  readonly guide: GuideRead | undefined;
};

export type GuideRead = {
  readonly keyboard: number | 'none';
  readonly do: number;
  readonly dont: number;
  readonly accessibility: number;
};

type Node = { readonly type: string; readonly [key: string]: unknown };

/** Parses the source and runs nothing: a hundred files take half a second. */
export function readStories(source: string): StoriesRead {
  const nodes = [...allNodes(parseAst(source, { lang: 'tsx' }))];
  const variables = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .flatMap(({ id, init }) => (isNode(id) && isNode(init) ? [[String(id.name), init] as const] : [])),
  );
  const written = (node: Node | undefined): Node | undefined => {
    if (node === undefined) return undefined;
    if (node.type === 'Identifier') return written(variables.get(String(node.name)));
    if (isNode(node.expression) && node.type.startsWith('TS')) return written(node.expression);
    return node;
  };
  const guide = written(valueUnder(nodes, 'guide'));
  const meta = written(variables.get('meta'));
  const title = valueUnder(nodesIn(meta?.properties), 'title')?.value;
  return {
    title: typeof title === 'string' ? title : undefined,
    stories: exportedNames(nodes),
    guide: guide?.type === 'ObjectExpression' ? readGuide(guide, written) : undefined,
  };
}

function readGuide(guide: Node, written: (node: Node | undefined) => Node | undefined): GuideRead {
  const properties = nodesIn(guide.properties);
  const count = (key: string) => {
    const list = written(valueUnder(properties, key));
    return list?.type === 'ArrayExpression' ? nodesIn(list.elements).length : 0;
  };
  const keyboard = written(valueUnder(properties, 'keyboard'));
  return {
    keyboard: keyboard?.value === 'none' ? 'none' : count('keyboard'),
    do: count('do'),
    dont: count('dont'),
    accessibility: count('accessibility'),
  };
}

function valueUnder(nodes: readonly Node[], key: string): Node | undefined {
  const property = nodes.find((node) => node.type === 'Property' && isNode(node.key) && node.key.name === key);
  return isNode(property?.value) ? property.value : undefined;
}

function exportedNames(nodes: readonly Node[]): readonly string[] {
  return nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => (isNode(declaration) ? nodesIn(declaration.declarations) : []))
    .flatMap(({ id }) => (isNode(id) ? [String(id.name)] : []));
}

function* allNodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* allNodes(each);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) if (typeof child === 'object') yield* allNodes(child);
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
