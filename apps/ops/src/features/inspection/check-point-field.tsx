import { Inline } from '@suki/ui/Inline/Inline';
import { Stack } from '@suki/ui/Stack/Stack';
import { Switch } from '@suki/ui/Switch/Switch';
import { Text } from '@suki/ui/Text/Text';
import { TextField } from '@suki/ui/TextField/TextField';
import { isVerdict, type PointDraft, verdicts } from './inspection-form.view-model.ts';

type CheckPointFieldProps = {
  point: { readonly id: string; readonly label: string };
  draft: PointDraft | undefined;
  onChange: (draft: PointDraft) => void;
};

/** One point of the checklist: its verdict, and a remark as soon as it is not a plain pass. */
export function CheckPointField({ point, draft, onChange }: CheckPointFieldProps) {
  return (
    <Stack space={2}>
      <Inline justify="between" space={4}>
        <Text weight="medium">{point.label}</Text>
        <Switch
          label={point.label}
          name={`verdict-${point.id}`}
          value={draft?.verdict ?? ''}
          onChange={(value: string) => {
            if (isVerdict(value)) {
              onChange({ verdict: value, note: draft?.note ?? '' });
            }
          }}
          options={verdicts}
        />
      </Inline>
      {draft !== undefined && draft.verdict !== 'pass' && (
        <TextField
          label={`What is to be said about: ${point.label}`}
          value={draft.note}
          onChange={(event) => onChange({ ...draft, note: event.currentTarget.value })}
          maxLength={200}
          required
        />
      )}
    </Stack>
  );
}
