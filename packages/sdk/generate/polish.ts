/** Modules of the branded types; components with `x-brand` become imports from there. */
const homes: Readonly<Record<string, string>> = { Centavos: '@suki/domain/money/centavos' };
const idHome = '@suki/domain/ids/id';

/** Names of the components that carry `x-brand` in the OpenAPI document. */
export function brandsOf(schemas: Readonly<Record<string, { readonly 'x-brand'?: string }>>): readonly string[] {
  return Object.entries(schemas)
    .filter(([, schema]) => schema['x-brand'] !== undefined)
    .map(([name]) => name);
}

/** Replaces `export type AskId = string;` by the domain's type, so that an ask id is no order id. */
export function withBrands(text: string, brands: readonly string[]): string {
  let result = text;
  for (const brand of brands) {
    const declaration = new RegExp(
      `(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export type ${brand} = (?:string|number);\\n`,
    );
    result = result.replace(declaration, '');
  }
  const byHome = Object.groupBy(brands, (brand) => homes[brand] ?? idHome);
  const imports = Object.entries(byHome).flatMap(([home, names = []]) => [
    `import type { ${names.join(', ')} } from '${home}';`,
    `export type { ${names.join(', ')} };`,
  ]);
  return result.replace('*/\n', `*/\n${imports.join('\n')}\n`);
}

type Operations = Readonly<
  Record<string, { readonly operationId?: string; readonly parameters?: readonly { readonly name?: string }[] }>
>;

/** Operation ids of the calls that need an `Idempotency-Key`. */
export function keyedCallsOf(paths: Readonly<Record<string, Operations>>): readonly string[] {
  return Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    .flatMap(({ operationId = [] }) => operationId);
}

/** Makes the key required. orval ignores headers, so a call without its key would compile and always be refused. */
export function withKeys(text: string, keyedCalls: readonly string[]): string {
  let result = text;
  for (const call of keyedCalls) {
    result = result.replace(
      new RegExp(`(export const ${call} = async \\((?:(?!=>)[\\s\\S])*?)options\\?: Parameters<typeof http>\\[1\\]`),
      '$1options: KeyedCallOptions',
    );
  }
  return result === text
    ? text
    : result.replace(/import \{ http \} from/, 'import { http, type KeyedCallOptions } from');
}

/**
 * Adds endings to imports, and removes the 15 lines (0.4 kB) of each call with a body that read every form of
 * `HeadersInit`: our options take a plain record only.
 */
export function polish(text: string): string {
  return text
    .replaceAll(/import \{ http \} from '[^']*';/g, "import { http } from '../http.ts';")
    .replaceAll(/from '(\.{1,2}\/[\w./-]+?)(?:\.ts)?';/g, "from '$1.ts';")
    .replaceAll(/^ {4}const getHeaders = [\s\S]*?^ {2}\};\n/gm, '')
    .replaceAll('...getHeaders(options?.headers)', '...options?.headers')
    .replaceAll(/\n{3,}/g, '\n\n');
}
