/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { allEvidence } from '@suki/evidence/evidence-files';
import { writePages } from '@suki/evidence/write-pages';
import { productSources } from './product-sources.ts';
import { readNames } from './read-names.ts';
import { rulesPage, sentenceProblems } from './rules-page.ts';

const specification = readFileSync(new URL('../../../../docs/specification.md', import.meta.url), 'utf8');
const rules = { specification, tests: allEvidence(), readNames: readNames(productSources()) };
writePages({ problems: sentenceProblems(rules), pages: { 'rules.md': rulesPage(rules) } });
