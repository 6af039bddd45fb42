import { categories } from '@suki/domain/catalogue/categories';
import { actReasonLength } from '@suki/domain/config/suspension';
import { feeKindNames, feeKinds } from '@suki/domain/fees/fee-kinds';
import { manilaDate } from '@suki/domain/time/manila';
import { useForm } from '@suki/sdk/form';
import { usePlanFeeRule, useTryFeeRule } from '@suki/sdk/hooks/staff/catalogue';
import type { FeeDryRun } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { useStationTime } from '../../clock/use-station-time.ts';
import { refusalText } from '../../shell/failure.view-model.ts';
import { BrandField } from './brand-field.tsx';
import * as styles from './catalogue.css.ts';
import { categoryWords } from './catalogue.texts.ts';
import { checkDatedPlan, checkPlan, emptyFee, type FeeDraft, feeFields } from './fee-form.view-model.ts';
import { FeeRun } from './fee-run.tsx';
import { feesTexts as words } from './fees.texts.ts';

const types = ['percentage', 'fixed', 'end'] as const;

/** A plan: tried on past sales as often as wanted, then planned with its first day and a reason. */
export function FeeForm() {
  const tries = useTryFeeRule();
  const plan = usePlanFeeRule();
  const today = manilaDate(useStationTime());
  const [run, setRun] = useState<FeeDryRun | null>(null);
  const form = useForm({
    initial: emptyFee,
    fields: feeFields,
    check: (draft: FeeDraft) => checkDatedPlan(draft, today),
    onInput: async (input) => {
      const outcome = await plan.run(input);
      if (outcome.ok) {
        toasts.show(words.planned, { tone: 'positive' });
        setRun(null);
        form.replace(emptyFee);
      }
      return outcome;
    },
  });
  const { draft } = form;
  async function tryIt() {
    const checked = checkPlan(draft);
    if (!checked.ok) {
      form.show(checked.errors);
      return;
    }
    const outcome = await tries.run(checked.input);
    setRun(outcome.ok ? outcome.answer : null);
  }
  const error = tries.error ?? plan.error;
  return (
    <form noValidate onSubmit={form.submit} aria-label={words.plan}>
      <Stack space={4}>
        <div className={styles.pair}>
          <SelectField
            {...form.text('kind')}
            label={words.kind}
            options={feeKinds.map((kind) => ({ value: kind, label: feeKindNames[kind] }))}
          />
          <SelectField
            {...form.text('category')}
            label={words.category}
            emptyLabel={words.anyCategory}
            options={categories.map((category) => ({ value: category, label: categoryWords[category] }))}
          />
        </div>
        <BrandField
          id={form.idOf('brandName')}
          label={words.brand}
          name={draft.brandName}
          brandId={draft.brandId}
          error={form.errors.brandName}
          onChange={(brandName, brandId) => form.change({ brandName, brandId })}
        />
        <div className={styles.pair}>
          <SelectField
            {...form.text('type')}
            label={words.type}
            options={types.map((type) => ({ value: type, label: words.types[type] }))}
          />
          {draft.type !== 'end' && (
            <>
              <TextField
                {...form.text('amount')}
                label={draft.type === 'percentage' ? words.percent : words.amount}
                {...(draft.type === 'percentage' ? { suffix: '%' } : { prefix: '₱' })}
                inputMode="decimal"
                numeric
                required
              />
              <TextField
                {...form.text('minFee')}
                label={words.minFee}
                optionalLabel={words.optional}
                prefix="₱"
                inputMode="decimal"
                numeric
              />
              <TextField
                {...form.text('maxFee')}
                label={words.maxFee}
                optionalLabel={words.optional}
                prefix="₱"
                inputMode="decimal"
                numeric
              />
            </>
          )}
        </div>
        <div>
          <Button loadingLabel={tries.isRunning ? words.trying : undefined} onClick={() => void tryIt()}>
            {words.tryIt}
          </Button>
        </div>
        <div role="status">{run !== null && <FeeRun run={run} />}</div>
        <TextField {...form.text('starts')} label={words.starts} hint={words.startsHint} type="date" required />
        <TextAreaField
          {...form.text('reason')}
          label={words.reason}
          hint={words.reasonHint}
          rows={2}
          maxLength={actReasonLength.max}
        />
        {error !== null && (
          <Text tone="critical" role="alert">
            {refusalText(error)}
          </Text>
        )}
        <div>
          <Button type="submit" tone="ink" loadingLabel={plan.isRunning ? words.planning : undefined}>
            {words.planIt}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
