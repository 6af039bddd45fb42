import { approvalReason } from '@suki/domain/config/approvals';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';

type ReasonFieldProps = { readonly value: string; readonly onChange: (reason: string) => void };

/** Why money leaves at our cost: stands in the history, and before the second person. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <TextAreaField
      label="Why"
      hint="Say what you saw and where you looked. It stays in the history, and whoever has to agree reads it."
      rows={3}
      maxLength={approvalReason.lengthMax}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required
    />
  );
}
