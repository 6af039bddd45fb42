/// <reference types="node" />
import { writeFileSync } from 'node:fs';
import { examplesPage } from './examples-page.ts';
import { openApiDocument } from './openapi.ts';
import { errorsPage } from './openapi-errors-page.ts';

// `openapi.test.ts` fails when the committed files differ from the tables.
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
writeFileSync(new URL('../../../docs/errors/README.md', import.meta.url), errorsPage());
writeFileSync(new URL('../../../docs/generated/call-examples.md', import.meta.url), examplesPage());
