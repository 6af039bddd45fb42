/// <reference types="node" />
import { evidenceOf } from '@suki/evidence/evidence-files';
import { writePages } from '@suki/evidence/write-pages';
import { callsPage } from './calls-page.ts';
import { evidenceProblems } from './evidence-problems.ts';
import { lifecycleTestsPage } from './lifecycle-tests-page.ts';

const tests = evidenceOf('apps/api');
writePages({
  problems: evidenceProblems(tests),
  pages: { 'calls.md': callsPage(tests), 'lifecycle-tests.md': lifecycleTestsPage(tests) },
});
