import { sizeSystemNames } from '@suki/domain/catalogue/size-systems';
import { isId, type SizeTemplateId } from '@suki/domain/ids/id';
import { problemText } from '@suki/domain/texts/problem-text';
import { validateChartName } from '@suki/domain/validators/item-text';
import { type Checked, useForm } from '@suki/sdk/form';
import { useCreateSizeChart, useSizeCharts } from '@suki/sdk/hooks/staff/catalogue';
import type { CreateSizeChartBody, SizeChartSummary } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useLocation } from 'wouter';
import { Failure } from '../../shell/failure.tsx';
import { refusalText } from '../../shell/failure.view-model.ts';
import { ListPage } from '../../shell/list-page.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { sizeChartPath } from '../../shell/paths.ts';
import { fields } from '../../shell/shell.css.ts';
import { deskTexts } from './catalogue.texts.ts';
import { DeskPages } from './desk-pages.tsx';
import { chartsTexts as words } from './size-charts.texts.ts';

/** The size charts of the catalogue, and a new one that begins as a copy. */
export function SizeCharts() {
  const { data, error, reload } = useSizeCharts();
  return (
    <ListPage
      title={deskTexts.charts}
      intro={words.intro}
      above={<DeskPages />}
      choice={data !== null && <AddChart charts={data.charts} />}
    >
      {data === null && error === null && <LoadingRows label={words.loading} />}
      {data === null && error !== null && <Failure error={error} retry={reload} />}
      {data !== null && (
        <Rows label={words.list}>
          {data.charts.map(({ id, name, baseSystem, sizeCount }) => (
            <Row key={id}>
              <TextLink href={sizeChartPath(id)} link={OpsLink}>
                {name}
              </TextLink>
              <Text size="label" tone="soft">
                {words.sizes(sizeCount, baseSystem === 'no_size_conversion' ? null : sizeSystemNames[baseSystem])}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
    </ListPage>
  );
}

type ChartDraft = { readonly name: string; readonly copyOf: string };

/** Returns the chart to add, or the errors by field. */
function checkChart({ name, copyOf }: ChartDraft): Checked<ChartDraft, CreateSizeChartBody> {
  const checked = validateChartName(name);
  if (checked.ok && isId('szt', copyOf)) return { ok: true, input: { name: checked.value, copyOf } };
  return {
    ok: false,
    errors: {
      name: problemText(checked),
      copyOf: isId('szt', copyOf) ? undefined : words.required,
    },
  };
}

function AddChart({ charts }: { readonly charts: readonly SizeChartSummary[] }) {
  const [, navigate] = useLocation();
  const create = useCreateSizeChart();
  const first: SizeTemplateId | undefined = charts[0]?.id;
  const form = useForm({
    initial: { name: '', copyOf: first ?? '' },
    fields: ['name', 'copyOf'],
    check: checkChart,
    onInput: async (input) => {
      const outcome = await create.run(input);
      if (outcome.ok) {
        toasts.show(words.added(outcome.answer.name), { tone: 'positive' });
        navigate(sizeChartPath(outcome.answer.id));
      }
      return outcome;
    },
  });
  return (
    <Section title={words.add}>
      <form noValidate onSubmit={form.submit} className={fields} aria-label={words.add}>
        <Stack space={3}>
          <Text measure>{words.addText}</Text>
          <TextField {...form.text('name')} label={words.name} required autoComplete="off" />
          <SelectField
            {...form.text('copyOf')}
            label={words.copyOf}
            options={charts.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <div>
            <Button type="submit" tone="ink" loadingLabel={create.isRunning ? words.adding : undefined}>
              {words.addButton}
            </Button>
          </div>
          {create.error !== null && (
            <Text tone="critical" role="alert">
              {refusalText(create.error)}
            </Text>
          )}
        </Stack>
      </form>
    </Section>
  );
}
