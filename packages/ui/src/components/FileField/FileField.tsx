import type { ComponentProps, ReactNode } from 'react';
import { coveringInput } from '../../css/hidden.css.ts';
import * as frameStyles from '../FieldFrame/FieldFrame.css.ts';
import { FieldError, type FieldWords, useFieldIds } from '../FieldFrame/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FileField.css.ts';

type NativeInput = Pick<
  ComponentProps<'input'>,
  'name' | 'accept' | 'multiple' | 'capture' | 'required' | 'disabled' | 'onChange' | 'ref'
>;

export type FileFieldProps = FieldWords &
  NativeInput & {
    id?: string | undefined;
    /** What a press does: "Choose photos". */
    action: string;
    /** What is allowed: "JPEG or PNG, at most 10 MB each". */
    rule?: string | undefined;
    /** FilePreviews of what was chosen. */
    previews?: ReactNode | undefined;
  };

/** Photos from the camera or the album. The whole dashed box is the field; files can be dropped on it. */
export function FileField(props: FileFieldProps) {
  const { label, optionalLabel, hint, error, id, action, rule, previews, ...native } = props;
  const ids = useFieldIds({ label, optionalLabel, hint, error }, id);
  return (
    <div className={frameStyles.field}>
      <span className={frameStyles.label}>
        {label}
        {optionalLabel !== undefined && <span className={frameStyles.optional}> {optionalLabel}</span>}
      </span>
      {hint !== undefined && (
        <p id={`${ids.id}-hint`} className={frameStyles.hint}>
          {hint}
        </p>
      )}
      <label className={styles.drop({ invalid: error !== undefined })}>
        <input
          {...native}
          id={ids.id}
          type="file"
          aria-label={`${label}: ${action}`}
          aria-describedby={ids.describedBy}
          aria-invalid={error !== undefined || undefined}
          className={coveringInput}
        />
        <Icon name="camera" size={22} />
        <span>
          <span className={styles.action}>{action}</span>
          {rule !== undefined && <span className={styles.rule}>{rule}</span>}
        </span>
      </label>
      <FieldError id={ids.errorId} error={error} />
      {previews}
    </div>
  );
}
