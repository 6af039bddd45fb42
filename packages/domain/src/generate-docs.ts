/// <reference types="node" />
import { writeFileSync } from 'node:fs';
import { statesPage } from './docs/states-page.ts';
import { transitionsPage } from './docs/transitions-page.ts';

// The pages are committed; `docs/docs.test.ts` fails when they differ from the tables.
const folder = new URL('../../../docs/generated/', import.meta.url);
writeFileSync(new URL('transitions.md', folder), transitionsPage());
writeFileSync(new URL('ask-states.md', folder), statesPage('ask'));
writeFileSync(new URL('order-states.md', folder), statesPage('order'));
