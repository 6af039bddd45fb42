import { mayPassAsNew } from '@suki/domain/inspection/findings';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { MoneyField } from '@suki/ui/forms/MoneyField/MoneyField';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { secondPersonText } from '../approvals/approvals.view-model.ts';
import { ReasonField } from '../approvals/reason-field.tsx';
import { verdictsOfPair, outcomeTexts as words } from './inspection.texts.ts';
import { findingOf, type OutcomeDraft, typedLoss } from './inspection-form.view-model.ts';

type OutcomeFieldsProps = {
  readonly outcome: OutcomeDraft;
  readonly does: string;
  readonly onChange: (outcome: OutcomeDraft) => void;
};

/** The verdict on the item, its consequence, and its further fields. */
export function OutcomeFields({ outcome, does, onChange }: OutcomeFieldsProps) {
  const { verdict, finding, passesAsNew, loss, reason } = outcome;
  const found = findingOf(outcome);
  return (
    <Stack space={4}>
      <Text as="div" weight="bold">
        {words.label}
      </Text>
      <SegmentedControl
        label={words.label}
        name="pair"
        value={verdict}
        options={verdictsOfPair}
        onValueChange={(value) => {
          const chosen = verdictsOfPair.find((one) => one.value === value);
          if (chosen !== undefined) {
            onChange({ ...outcome, verdict: chosen.value });
          }
        }}
      />
      <Text measure tone="soft">
        {does}
      </Text>
      {verdict === 'fail' && (
        <SelectField
          label={words.finding}
          emptyLabel={words.chooseFinding}
          options={words.findings}
          value={finding}
          onChange={(event) => onChange({ ...outcome, finding: event.currentTarget.value, passesAsNew: false })}
          required
        />
      )}
      {verdict === 'fail' && found !== null && mayPassAsNew(found) && (
        <CheckboxField
          label={words.passesAsNew}
          hint={words.passesAsNewHint}
          checked={passesAsNew}
          onChange={(event) => onChange({ ...outcome, passesAsNew: event.currentTarget.checked })}
        />
      )}
      {verdict === 'damage' && (
        <MoneyField
          label={words.loss}
          hint={words.lossHint}
          sign="₱"
          value={loss}
          onChange={(event) => onChange({ ...outcome, loss: typedLoss(event.currentTarget.value) })}
          required
        />
      )}
      {verdict === 'damage' && (
        <>
          <Text measure weight="bold">
            {secondPersonText('transit_damage')}
          </Text>
          <ReasonField value={reason} onChange={(typed) => onChange({ ...outcome, reason: typed })} />
        </>
      )}
    </Stack>
  );
}
