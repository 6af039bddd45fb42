import type { ReactNode } from 'react';
import * as styles from './InspectionSteps.css.ts';

/** Numbered sentences: how something is done, step by step. The first words of each are bold. */
export function InspectionSteps({
  steps,
}: {
  steps: ReadonlyArray<{ id: string; lead: string; text?: ReactNode | undefined }>;
}) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id} className={styles.step}>
          <span>
            <b>{step.lead}</b> {step.text}
          </span>
        </li>
      ))}
    </ol>
  );
}
