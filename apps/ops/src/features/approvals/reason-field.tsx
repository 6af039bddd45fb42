import { approvalReason } from '@suki/domain/config/approvals';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { secondPersonTexts as words } from './approvals.texts.ts';

type ReasonFieldProps = { readonly value: string; readonly onChange: (reason: string) => void };

/** Why money leaves at our cost: stands in the history, and before the second person. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <TextAreaField
      label={words.why}
      hint={words.whyHint}
      rows={3}
      maxLength={approvalReason.lengthMax}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required
    />
  );
}
