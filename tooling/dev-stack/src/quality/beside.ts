import type { Stage, StageResult } from './stage.ts';

/**
 * Runs one stage beside others: it begins with the first of them and is reported in its own place. For tests that wait most of the time, which
 * would leave the machine idle in a row of their own.
 */
export function beside(stage: Stage, others: readonly Stage[]): readonly Stage[] {
  let running: Promise<StageResult> | undefined;
  const begin = (): Promise<StageResult> => {
    running ??= timed(stage);
    // Awaited in its own place; until then its failure is nobody's unhandled rejection.
    running.catch(() => undefined);
    return running;
  };
  const together = others.map(({ name, run }) => ({
    name,
    run: () => {
      void begin();
      return run();
    },
  }));
  return [...together, { name: `${stage.name} (beside the others)`, run: begin }];
}

async function timed({ run }: Stage): Promise<StageResult> {
  const startedAt = performance.now();
  const result = await run();
  return { ...result, milliseconds: performance.now() - startedAt };
}
