/// <reference types="node" />
import { writeFileSync } from 'node:fs';
import { pages } from './pages.ts';
import { penaltiesModule } from './penalties-module.ts';

// The pages are committed; `docs-maker/docs.test.ts` fails when they differ from the tables.
const folder = new URL('../../../docs/generated/', import.meta.url);
for (const [name, page] of Object.entries(pages())) writeFileSync(new URL(name, folder), page);

writeFileSync(new URL('../src/quote/penalties.generated.ts', import.meta.url), penaltiesModule());
