import type { ComponentProps, ReactNode } from 'react';
import { coveringInput } from '../../../css/hidden.css.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import {
  controlProps,
  FieldFoot,
  FieldHint,
  FieldLabel,
  type FieldWords,
  useFieldIds,
} from '../../private/FieldFrame/FieldFrame.tsx';
import * as styles from './FileField.css.ts';

type NativeInput = Pick<
  ComponentProps<'input'>,
  'name' | 'accept' | 'multiple' | 'capture' | 'required' | 'disabled' | 'onChange' | 'ref'
>;

export type FileFieldProps = FieldWords &
  NativeInput & {
    id?: string | undefined;
    /** Label of the button: "Choose photos". */
    action: string;
    /** The allowed files: "JPEG or PNG, at most 10 MB each". */
    rule?: string | undefined;
    /** FilePreviews of the chosen files. */
    previews?: ReactNode | undefined;
  };

/** Photos from the camera or the album. The whole dashed box is the field; files can be dropped on it. */
export function FileField(props: FileFieldProps) {
  const { label, optionalLabel, hint, error, disabledReason, id, action, rule, previews, ...native } = props;
  const words = { label, optionalLabel, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  return (
    <div className={frameStyles.field}>
      <span className={frameStyles.label}>
        <FieldLabel words={words} />
      </span>
      <FieldHint words={words} ids={ids} />
      <label className={styles.drop({ invalid: error !== undefined })}>
        <input
          {...native}
          {...controlProps(words, ids, native.disabled)}
          type="file"
          aria-label={`${label}: ${action}`}
          className={coveringInput}
        />
        <Icon name="camera" size={22} />
        <span>
          <span className={styles.action}>{action}</span>
          {rule !== undefined && <span className={styles.rule}>{rule}</span>}
        </span>
      </label>
      <FieldFoot words={words} ids={ids} />
      {previews}
    </div>
  );
}
