import { StackError } from '@suki/local-stack/stack-error';
import { wasStopWanted } from '../stack/or-stopped.ts';
import { seconds, stepLine } from '../stack/progress.ts';
import { endProcesses } from './run-process.ts';

/** Outcome of one stage. A stage without tests of its own counts as one. */
export type StageResult = {
  readonly passed: number;
  readonly failed: number;
  /** Everything that a person needs to act on failures; printed only with failures. */
  readonly details: string;
  /** Lines about the parts of the stage, always printed below its own line. */
  readonly steps?: readonly string[] | undefined;
};

export type Stage = { readonly name: string; readonly run: () => Promise<StageResult> };

/** Stages that run one after the other. */
export type Track = readonly Stage[];

export type Total = { readonly passed: number; readonly failed: number };

export type StagesOptions = {
  /** Phases run one after the other; the tracks of a phase run beside each other. */
  readonly phases: readonly (readonly Track[])[];
  readonly print: (text: string) => void;
  /** Settles when the person wants to stop. */
  readonly stopped: Promise<void>;
};

/**
 * Runs all stages, also after a failure. A stage's output is printed in one piece after its line when it has ended.
 * The last line is `N passed, N failed`.
 */
export async function runStages({ phases, print, stopped }: StagesOptions): Promise<Total> {
  const startedAt = performance.now();
  const total = { passed: 0, failed: 0 };
  const failedNames: string[] = [];
  let isStopped = false;
  void stopped.then(() => {
    isStopped = true;
    endProcesses();
  });
  const runTrack = async (track: Track) => {
    for (const stage of track) {
      if (isStopped) return;
      const stageStartedAt = performance.now();
      const result = await outcome(stage);
      // A stage that Ctrl-C interrupted has not failed.
      if (result.failed > 0 && (await wasStopWanted(stopped))) return;
      total.passed += result.passed;
      total.failed += result.failed;
      if (result.failed > 0) failedNames.push(stage.name);
      print(stageText(stage.name, result, performance.now() - stageStartedAt));
    }
  };
  for (const tracks of phases) await Promise.all(tracks.map(runTrack));
  print(`\nAll stages took ${seconds(performance.now() - startedAt)}.`);
  if (failedNames.length > 0) print(`Failed: ${failedNames.join(', ')}. Their output is above.`);
  if (isStopped) {
    print('Stopped before the end.');
    total.failed += 1;
  }
  print(countLine(total));
  return total;
}

function stageText(name: string, result: StageResult, milliseconds: number): string {
  const line = `${stepLine(result.failed === 0 ? '✓' : '✗', name, milliseconds)}   ${countLine(result)}`;
  const lines = [line, ...(result.steps ?? []).map((step) => `  ${step}`)];
  if (result.failed > 0) lines.push('', result.details.trimEnd(), '');
  return lines.join('\n');
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
