import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../../css/hidden.css.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './FieldFrame.css.ts';

/** The texts of every field. Placeholders are no labels, so there is no placeholder among them. */
export type FieldWords = {
  label: string;
  /** Said after the label: "optional". Fields are required unless they say so. */
  optionalLabel?: string | undefined;
  /** Under the label, before the field: what to type and why we ask. */
  hint?: ReactNode | undefined;
  /** Says what is wrong and what to do; marks the field as invalid. */
  error?: string | undefined;
  /** Why nothing can be entered now; disables the field and stands below it. */
  disabledReason?: string | undefined;
};

export type FieldIds = {
  id: string;
  hintId: string;
  errorId: string;
  reasonId: string;
  /** The ids of the present texts, in the order in which they are read. */
  describedBy: string | undefined;
};

/** The ids that tie a field to its hint, its error and the reason why it is disabled. */
export function useFieldIds(words: Omit<FieldWords, 'label'>, id?: string): FieldIds {
  const generated = useId();
  const own = id ?? generated;
  const ids = { id: own, hintId: `${own}-hint`, errorId: `${own}-error`, reasonId: `${own}-reason` };
  const described = [
    words.hint !== undefined && ids.hintId,
    words.error !== undefined && ids.errorId,
    words.disabledReason !== undefined && ids.reasonId,
  ].filter(Boolean);
  return { ...ids, describedBy: described.length === 0 ? undefined : described.join(' ') };
}

/** Attributes of the control: linked to its texts, invalid with an error, disabled with a reason. */
export function controlProps(words: Omit<FieldWords, 'label'>, ids: FieldIds, disabled?: boolean) {
  return {
    id: ids.id,
    'aria-describedby': ids.describedBy,
    'aria-invalid': words.error !== undefined || undefined,
    disabled: disabled === true || words.disabledReason !== undefined || undefined,
  };
}

export type FieldFrameProps = {
  words: FieldWords;
  ids: FieldIds;
  children: ReactNode;
  /** A heading above already says the label: it stays for screen readers only. */
  labelHidden?: boolean | undefined;
};

/** Label, hint, the field itself, error: in this order for eye and ear. */
export function FieldFrame({ words, ids, children, labelHidden = false }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.id} className={labelHidden ? visuallyHidden : styles.label}>
        <FieldLabel words={words} />
      </label>
      <FieldHint words={words} ids={ids} />
      {children}
      <FieldFoot words={words} ids={ids} />
    </div>
  );
}

type FieldParts = { words: FieldWords; ids: FieldIds };

export function FieldLabel({ words }: Pick<FieldParts, 'words'>) {
  return (
    <>
      {words.label}
      {words.optionalLabel !== undefined && <span className={styles.optional}> {words.optionalLabel}</span>}
    </>
  );
}

/** Tells what to type and why we ask. */
export function FieldHint({ words, ids }: FieldParts) {
  if (words.hint === undefined) return null;
  return (
    <p id={ids.hintId} className={styles.hint}>
      {words.hint}
    </p>
  );
}

/** The lines below every field: its error and the reason why it is disabled. */
export function FieldFoot({ words, ids }: { words: Omit<FieldWords, 'label'>; ids: FieldIds }) {
  return (
    <>
      <FieldError id={ids.errorId} error={words.error} />
      {words.disabledReason !== undefined && (
        <p id={ids.reasonId} className={styles.reason}>
          <Icon name="lock" size={16} />
          {words.disabledReason}
        </p>
      )}
    </>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <p id={id} className={styles.error}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
