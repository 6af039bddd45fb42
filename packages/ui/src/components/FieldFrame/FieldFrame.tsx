import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FieldFrame.css.ts';

/** What every field takes: its words. Placeholders are no labels, so there is no placeholder among them. */
export type FieldWords = {
  label: string;
  /** Said after the label: "optional". Fields are required unless they say so. */
  optionalLabel?: string | undefined;
  /** Under the label, before the field: what to type and why we ask. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: string | undefined;
};

export type FieldIds = { id: string; describedBy: string | undefined; errorId: string };

/** The ids that tie a field to its hint and its error. */
export function useFieldIds(words: FieldWords, id?: string): FieldIds {
  const generated = useId();
  const own = id ?? generated;
  const described = [words.hint !== undefined && `${own}-hint`, words.error !== undefined && `${own}-error`].filter(
    Boolean,
  );
  return { id: own, describedBy: described.length === 0 ? undefined : described.join(' '), errorId: `${own}-error` };
}

/** Label, hint, the field itself, error: in this order for eye and ear. */
export function FieldFrame({ words, ids, children }: { words: FieldWords; ids: FieldIds; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.id} className={styles.label}>
        {words.label}
        {words.optionalLabel !== undefined && <span className={styles.optional}> {words.optionalLabel}</span>}
      </label>
      {words.hint !== undefined && (
        <p id={`${ids.id}-hint`} className={styles.hint}>
          {words.hint}
        </p>
      )}
      {children}
      <FieldError id={ids.errorId} error={words.error} />
    </div>
  );
}

/** The error of a field, announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <p id={id} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
