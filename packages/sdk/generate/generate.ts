import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from 'orval';
import { removeUncallable } from './callable.ts';
import { brandsOf, keyedCallsOf, polish, withBrands, withKeys } from './polish.ts';

const contract = fileURLToPath(import.meta.resolve('@suki/contract/openapi.json'));

/** Writes the typed calls of the contract into `folder`, one file per tag (ADR 0017). */
export async function generateCalls(folder: string): Promise<void> {
  await generate({
    input: {
      target: contract,
      override: {
        transformer: (document) => {
          removeUncallable(document.paths ?? {});
          return document;
        },
      },
    },
    output: {
      target: join(folder, 'suki.ts'),
      client: 'fetch',
      httpClient: 'fetch',
      mode: 'tags',
      clean: true,
      urlEncodeParameters: true,
      indexFiles: false,
      override: {
        mutator: { path: fileURLToPath(new URL('../src/http.ts', import.meta.url)), name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        enumGenerationType: 'union',
        useTypeOverInterfaces: true,
      },
    },
  });
  const document: unknown = JSON.parse(readFileSync(contract, 'utf8'));
  const { components, paths } = document as {
    components: { schemas: Record<string, { 'x-brand'?: string }> };
    paths: Parameters<typeof keyedCallsOf>[0];
  };
  const keyedCalls = keyedCallsOf(paths);
  for (const name of readdirSync(folder)) {
    const text = withKeys(polish(readFileSync(join(folder, name), 'utf8')), keyedCalls);
    writeFileSync(
      join(folder, name),
      name === 'suki.schemas.ts' ? withBrands(text, brandsOf(components.schemas)) : text,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await generateCalls(fileURLToPath(new URL('../src/generated', import.meta.url)));
}
