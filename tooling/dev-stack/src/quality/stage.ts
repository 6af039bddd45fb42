import { seconds, stepLine } from '../stack/progress.ts';
import { StackError } from '../stack-error.ts';
import { endRunningProcesses } from './run-process.ts';

/** Outcome of one stage. A stage without tests of its own counts as one. */
export type StageResult = {
  readonly passed: number;
  readonly failed: number;
  /** Everything that a person needs to act on the failures; printed only when there are some. */
  readonly details: string;
};

export type Stage = { readonly name: string; readonly run: () => Promise<StageResult> };

export type Total = { readonly passed: number; readonly failed: number };

export type StagesOptions = {
  readonly stages: readonly Stage[];
  readonly print: (text: string) => void;
  /** Settles when the person wants to stop. */
  readonly stopped: Promise<void>;
};

/**
 * Runs the stages one after the other. A failing one does not hide the others: each runs, and its words are printed right after it. Ends with
 * the line `N passed, N failed`.
 */
export async function runStages({ stages, print, stopped }: StagesOptions): Promise<Total> {
  let isStopped = false;
  void stopped.then(() => {
    isStopped = true;
    endRunningProcesses();
  });
  const startedAt = performance.now();
  let passed = 0;
  let failed = 0;
  const failedNames: string[] = [];
  for (const stage of stages) {
    if (isStopped) break;
    const stageStartedAt = performance.now();
    const result = await outcome(stage);
    if (isStopped) break;
    passed += result.passed;
    failed += result.failed;
    const line = stepLine(result.failed === 0 ? '✓' : '✗', stage.name, performance.now() - stageStartedAt);
    print(`${line}   ${countLine(result)}`);
    if (result.failed > 0) {
      failedNames.push(stage.name);
      print(`\n${result.details.trimEnd()}\n`);
    }
  }
  print(`\nAll stages took ${seconds(performance.now() - startedAt)}.`);
  if (failedNames.length > 0) print(`Failed: ${failedNames.join(', ')}. Their output is above.`);
  if (isStopped) {
    print('Stopped before the end.');
    failed += 1;
  }
  print(countLine({ passed, failed }));
  return { passed, failed };
}

export function countLine({ passed, failed }: Total): string {
  return `${passed} passed, ${failed} failed`;
}

async function outcome(stage: Stage): Promise<StageResult> {
  try {
    return await stage.run();
  } catch (error) {
    const details = error instanceof StackError ? error.message : String(error instanceof Error ? error.stack : error);
    return { passed: 0, failed: 1, details };
  }
}
