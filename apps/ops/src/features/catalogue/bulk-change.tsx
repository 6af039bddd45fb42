import { categories } from '@suki/domain/catalogue/categories';
import { itemStatuses } from '@suki/domain/catalogue/item-status';
import { actReasonLength } from '@suki/domain/config/suspension';
import { useForm } from '@suki/sdk/form';
import { useChangeCatalogueItems, usePreviewCatalogueChange } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueRow, ChangeCatalogueItems200 } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { BrandField } from './brand-field.tsx';
import { type BulkDraft, bulkFields, bulkParts, checkBulk, emptyBulk } from './bulk-change.view-model.ts';
import * as styles from './catalogue.css.ts';
import { categoryWords, outcomeWords, statusWords, bulkTexts as words } from './catalogue.texts.ts';

type Props = { readonly items: readonly CatalogueRow[]; readonly onDone: () => void };

/** One change of the selected items: first what it would do, then the change itself. */
export function BulkChange({ items, onDone }: Props) {
  const preview = usePreviewCatalogueChange();
  const apply = useChangeCatalogueItems();
  const [answer, setAnswer] = useState<ChangeCatalogueItems200 | null>(null);
  const chosen = items.map(({ id, version }) => ({ itemId: id, version }));
  const form = useForm({
    initial: emptyBulk,
    fields: bulkFields,
    check: checkBulk,
    onInput: async (input) => {
      const outcome = await preview.run({ ...input, items: chosen });
      setAnswer(outcome.ok ? outcome.answer : null);
      return outcome;
    },
  });
  /** An answer belongs to the entries that it was asked with. */
  const change = (part: Partial<BulkDraft>) => {
    setAnswer(null);
    form.change(part);
  };
  async function carryOut() {
    const checked = checkBulk(form.draft);
    if (!checked.ok) return;
    const outcome = await apply.run({ ...checked.input, items: chosen });
    if (!outcome.ok) return;
    toasts.show(words.done(outcome.answer.changed), { tone: 'positive' });
    onDone();
  }
  const { draft } = form;
  const error = preview.error ?? apply.error;
  return (
    <section aria-label={words.title}>
      <form noValidate onSubmit={form.submit}>
        <Stack space={4}>
          <Inline space={4}>
            <Heading level={2}>{words.selected(items.length)}</Heading>
            <Button size="compact" tone="plain" onClick={onDone}>
              {words.clear}
            </Button>
          </Inline>
          <div className={styles.pair}>
            <SelectField
              label={words.what}
              value={draft.what}
              options={bulkParts.map((part) => ({ value: part, label: words[part] }))}
              onChange={({ currentTarget }) =>
                change({ what: bulkParts.find((part) => part === currentTarget.value) ?? 'status' })
              }
            />
            <Target form={form} change={change} />
          </div>
          {draft.what === 'status' && <Text measure>{words.effect[draft.status]}</Text>}
          <TextAreaField
            {...form.text('reason')}
            label={words.reason}
            hint={words.reasonHint}
            rows={2}
            maxLength={actReasonLength.max}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          />
          {answer === null ? (
            <div>
              <Button type="submit" tone="ink" loadingLabel={preview.isRunning ? words.previewing : undefined}>
                {words.preview}
              </Button>
            </div>
          ) : (
            <Answer answer={answer} isRunning={apply.isRunning} onApply={() => void carryOut()} />
          )}
          {error !== null && (
            <Text tone="critical" role="alert">
              {refusalText(error)}
            </Text>
          )}
        </Stack>
      </form>
    </section>
  );
}

type TargetProps = {
  readonly form: ReturnType<typeof useForm<BulkDraft, unknown>>;
  readonly change: (part: Partial<BulkDraft>) => void;
};

/** The new value of the chosen part. */
function Target({ form, change }: TargetProps) {
  const { draft, errors, idOf } = form;
  switch (draft.what) {
    case 'status':
      return (
        <SelectField
          id={idOf('status')}
          label={words.to}
          value={draft.status}
          options={itemStatuses.map((status) => ({ value: status, label: statusWords[status] }))}
          onChange={({ currentTarget }) =>
            change({ status: itemStatuses.find((status) => status === currentTarget.value) ?? 'listed' })
          }
        />
      );
    case 'category':
      return (
        <SelectField
          id={idOf('category')}
          label={words.to}
          value={draft.category}
          options={categories.map((category) => ({ value: category, label: categoryWords[category] }))}
          onChange={({ currentTarget }) =>
            change({ category: categories.find((category) => category === currentTarget.value) ?? 'shoes' })
          }
        />
      );
    case 'brand':
      return (
        <BrandField
          id={idOf('brandName')}
          name={draft.brandName}
          brandId={draft.brandId}
          error={errors.brandName}
          onChange={(brandName, brandId) => change({ brandName, brandId })}
        />
      );
    case 'releaseDate':
      return (
        <TextField
          {...form.text('releaseDate')}
          label={words.to}
          hint={words.releaseHint}
          type="date"
          onChange={({ currentTarget }) => change({ releaseDate: currentTarget.value })}
        />
      );
    default:
      return draft.what satisfies never;
  }
}

type AnswerProps = {
  readonly answer: ChangeCatalogueItems200;
  readonly isRunning: boolean;
  readonly onApply: () => void;
};

/** How many items the change would reach, and why the others stay. */
function Answer({ answer, isRunning, onApply }: AnswerProps) {
  const staying = answer.items.filter(({ outcome }) => outcome !== 'changed');
  return (
    <Stack space={3}>
      <Text weight="bold" role="status">
        {words.would(answer.changed, answer.items.length)}
      </Text>
      {staying.length > 0 && (
        <>
          <Text>{words.stay}</Text>
          <Rows label={words.stay}>
            {staying.map(({ itemId, name, outcome }) => (
              <Row key={itemId}>
                <Text weight="bold">{name}</Text>
                <Text>{outcomeWords[outcome]}</Text>
              </Row>
            ))}
          </Rows>
        </>
      )}
      {answer.changed > 0 && (
        <div>
          <Button tone="main" loadingLabel={isRunning ? words.applying : undefined} onClick={onApply}>
            {words.apply(answer.changed)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
