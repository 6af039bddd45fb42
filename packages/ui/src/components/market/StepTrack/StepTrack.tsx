import { Tag } from '../../foundations/Tag/Tag.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StepTrack.css.ts';

export type Step = {
  id: string;
  name: string;
  /** A day: "15 Nov", "by 22 Nov". */
  date?: string | undefined;
  state: 'done' | 'now' | 'todo';
};

export type StepTrackProps = {
  /** "Step 5 of 7". */
  label: string;
  steps: ReadonlyArray<Step>;
  /** Said after a step that is behind: "done". */
  doneLabel: string;
  /** Under the track on phones, where only the current step has its word: "Step 5 of 7. Next: we send it to you." */
  caption?: string | undefined;
  /** The current step's tag has the hole: the thing is or was in our hands. */
  hole?: boolean | undefined;
};

/** The way of an order: squares on a line, and the step it is at as a tag on it. */
export function StepTrack({ label, steps, doneLabel, caption, hole }: StepTrackProps) {
  return (
    <>
      <ol aria-label={label} className={styles.track}>
        {steps.map((step) => (
          <li
            key={step.id}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={styles.step({ state: step.state })}
          >
            {step.state === 'now' ? (
              <>
                <span className={styles.tag}>
                  <Tag tone="solid" hole={hole}>
                    {step.name}
                  </Tag>
                </span>
                <span className={styles.words}>
                  <span className={styles.belowTag}>{step.date}</span>
                </span>
              </>
            ) : (
              <span className={styles.words}>
                <span className={styles.name}>{step.name}</span>
                {step.date}
                {step.state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
              </span>
            )}
          </li>
        ))}
      </ol>
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
    </>
  );
}
