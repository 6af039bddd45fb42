/// <reference types="node" />
import { writeFileSync } from 'node:fs';
import { testPages } from './test-pages.ts';

// The pages are committed; `generated.test.ts` fails when they differ from the tables.
for (const [name, text] of Object.entries(testPages())) {
  writeFileSync(new URL(`../../../../docs/generated/${name}`, import.meta.url), text);
}
