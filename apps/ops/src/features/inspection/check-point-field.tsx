import { reportLimits } from '@suki/domain/config/inspection';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row } from '@suki/ui/lists/Rows/Rows';
import * as styles from './inspection.css.ts';
import { formTexts } from './inspection.texts.ts';
import { isVerdict, markOf, type Point, type PointDraft, verdicts } from './inspection-form.view-model.ts';
import type { NamedPhoto } from './photos-with-names.ts';
import { PointMark } from './point-mark.tsx';

type CheckPointFieldProps = {
  readonly point: Point;
  readonly draft: PointDraft | undefined;
  readonly photos: readonly NamedPhoto[];
  readonly onChange: (draft: PointDraft) => void;
};

/** One point of the checklist: its verdict, and unless it simply passed a remark and the photo that shows it. */
export function CheckPointField({ point, draft, photos, onChange }: CheckPointFieldProps) {
  return (
    <Row>
      <Stack space={2}>
        <div className={styles.head} data-point={point.id}>
          <Text as="div" weight="medium">
            {point.label}
          </Text>
          <SegmentedControl
            label={point.label}
            name={`verdict-${point.id}`}
            value={draft?.verdict}
            onValueChange={(value) => {
              if (isVerdict(value)) {
                onChange({ note: '', ...draft, verdict: value });
              }
            }}
            options={verdicts}
          />
        </div>
        {draft !== undefined && draft.verdict !== 'pass' && (
          <TextField
            label={formTexts.remark(point.label)}
            hint={formTexts.remarkHint}
            value={draft.note}
            onChange={(event) => onChange({ ...draft, note: event.currentTarget.value })}
            maxLength={reportLimits.noteLengthMax}
            required
          />
        )}
        {draft !== undefined && draft.verdict !== 'pass' && photos.length > 0 && (
          <PointMark
            point={point}
            photos={photos}
            mark={markOf(draft, photos)}
            onChange={(mark) => onChange({ ...draft, mark })}
          />
        )}
      </Stack>
    </Row>
  );
}
