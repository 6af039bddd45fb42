import { join } from 'node:path';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { stepLine } from '../stack/progress.ts';
import type { Stage, StageResult } from './stage.ts';
import { runVitest, type VitestRun } from './vitest-stage.ts';

const kit = { name: '@suki/ui', directory: join(repositoryRoot, 'packages/ui') };

/** The parts of the stage with their configuration. */
const parts = [
  [
    'Stories: drawn, used, axe. Sheets: pictures, themes, targets, half the width, right to left, forced colours',
    'vitest.site.config.ts',
  ],
  ['What each component weighs', 'vitest.sizes.config.ts'],
] as const;

/**
 * `kit`: everything about the parts of @suki/ui that needs a browser or a build, one after the other, because each
 * uses all cores. Pictures are compared in the Chromium of the package registry on every machine.
 */
export function kitStage(how: Omit<VitestRun, 'config'>): Stage {
  return {
    name: 'kit',
    run: async () => {
      const results: StageResult[] = [];
      const steps: string[] = [];
      for (const [title, config] of parts) {
        const startedAt = performance.now();
        const result = await runVitest(kit, { ...how, config });
        results.push(result);
        steps.push(stepLine(result.failed === 0 ? '✓' : '✗', title, performance.now() - startedAt));
      }
      return {
        passed: results.reduce((sum, { passed }) => sum + passed, 0),
        failed: results.reduce((sum, { failed }) => sum + failed, 0),
        details: results
          .filter(({ failed }) => failed > 0)
          .map(({ details }) => details)
          .join('\n'),
        steps,
      };
    },
  };
}
