import { relative } from 'node:path';
import type {} from 'vitest/config';
import type { Reporter, TestCase, TestModule, Vite, Vitest } from 'vitest/node';
import { keepEvidence, type ProvingTest, repositoryRoot } from './evidence-files.ts';
import type {} from './proof.ts';

/** Returns a sentence for each proof that the tests of a package lack or should not have. */
export type EvidenceCheck = (tests: readonly ProvingTest[]) => readonly string[];

/**
 * Vitest plugin: stores the proofs of passed tests in coverage/evidence. After a run of all tests of the package,
 * `check` reads them, and the run fails with each sentence that `check` returns.
 */
export function collectEvidence(check: EvidenceCheck = () => []): Vite.Plugin {
  let vitest: Vitest;
  const reporter: Reporter = {
    onTestRunEnd: async (modules, errors, reason) => {
      // With `-t` most tests of a file do not run, so the run says nothing about the file's proofs.
      if (vitest.getGlobalTestNamePattern() !== undefined) return;
      const tests = modules.flatMap(provingTests);
      keepEvidence(relative(repositoryRoot, vitest.config.root), { files: new Set(modules.map(fileOf)), tests });
      if (reason !== 'passed' || errors.length > 0 || !(await wasWhole(vitest, modules))) return;
      const problems = check(tests);
      if (problems.length === 0) return;
      console.error(`\nAll tests have passed, but they do not show what they should:\n${problems.join('\n')}\n`);
      process.exitCode = 1;
    },
  };
  return {
    name: 'suki-evidence',
    configureVitest: (context) => {
      vitest = context.vitest;
      // Each project of a package brings the plugin; reporters of the command line do not replace this one.
      if (!vitest.config.reporters.includes(reporter)) vitest.config.reporters.push(reporter);
    },
  };
}

const fileOf = ({ moduleId }: TestModule): string => relative(repositoryRoot, moduleId);

function provingTests(module: TestModule): readonly ProvingTest[] {
  const passed: TestCase[] = [...module.children.allTests('passed')];
  return passed.flatMap((test) => {
    const { proofs = [] } = test.meta();
    return proofs.length === 0 ? [] : [{ file: fileOf(module), title: test.fullName, proofs }];
  });
}

async function wasWhole(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  return modules.length === (await vitest.globTestSpecifications()).length;
}
