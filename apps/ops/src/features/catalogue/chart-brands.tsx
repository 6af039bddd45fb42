import type { ShoeGender } from '@suki/domain/catalogue/charts/chart-of-brand';
import { actReasonLength } from '@suki/domain/config/suspension';
import type { BrandId } from '@suki/domain/ids/id';
import { type Checked, useForm } from '@suki/sdk/form';
import { useBrandCharts, useChooseBrandChart } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueSizeChart } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextAreaField } from '@suki/ui/forms/TextAreaField/TextAreaField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from '../../shell/failure.view-model.ts';
import { fields } from '../../shell/shell.css.ts';
import { ActWithReason } from '../people/act-with-reason.tsx';
import { BrandField } from './brand-field.tsx';
import { bulkTexts } from './catalogue.texts.ts';
import { chartsTexts as words } from './size-charts.texts.ts';

type Props = { readonly chart: CatalogueSizeChart };
const genders: readonly ShoeGender[] = ['men', 'women', 'kids'];

/** The brands for which an editor has chosen this chart, and the choice for another one. */
export function ChartBrands({ chart }: Props) {
  return (
    <Stack space={4}>
      {chart.brands.length === 0 && (
        <Text tone="soft" measure>
          {words.noBrands}
        </Text>
      )}
      {chart.brands.map((brand) => (
        <BackToUsual key={`${brand.id} ${brand.gender}`} brand={brand} />
      ))}
      <UseForBrand chart={chart} />
    </Stack>
  );
}

function BackToUsual({ brand }: { readonly brand: CatalogueSizeChart['brands'][number] }) {
  const choose = useChooseBrandChart();
  return (
    <ActWithReason
      summary={words.usual(brand.name, words.genders[brand.gender])}
      text={words.usualText}
      button={words.usualButton}
      done={words.usualDone}
      command={choose}
      onReason={(reason) => choose.run({ brandId: brand.id, gender: brand.gender, chartId: null, reason })}
    />
  );
}

type UseDraft = {
  readonly brandName: string;
  readonly brandId: BrandId | null;
  readonly gender: ShoeGender;
  readonly reason: string;
};
const emptyUse: UseDraft = { brandName: '', brandId: null, gender: 'men', reason: '' };
type Use = { readonly brandId: BrandId; readonly gender: ShoeGender; readonly reason: string };

/** Returns the choice to send, or the errors by field. */
function checkUse({ brandId, gender, reason }: UseDraft): Checked<UseDraft, Use> {
  const isShort = reason.trim().length < actReasonLength.min;
  if (brandId !== null && !isShort) return { ok: true, input: { brandId, gender, reason: reason.trim() } };
  return {
    ok: false,
    errors: {
      brandName: brandId === null ? bulkTexts.brandMissing : undefined,
      reason: isShort ? bulkTexts.reasonMissing : undefined,
    },
  };
}

function UseForBrand({ chart }: Props) {
  const choose = useChooseBrandChart();
  const form = useForm({
    initial: emptyUse,
    fields: ['brandName', 'reason'],
    check: checkUse,
    onInput: async (input) => {
      const outcome = await choose.run({ ...input, chartId: chart.id });
      if (outcome.ok) {
        toasts.show(words.chosen(form.draft.brandName), { tone: 'positive' });
        form.replace(emptyUse);
      }
      return outcome;
    },
  });
  const { brandName, brandId, gender } = form.draft;
  const { data } = useBrandCharts(brandId);
  const now = data?.charts.find((one) => one.gender === gender);
  return (
    <Details summary={words.forBrand} name="act">
      <form noValidate onSubmit={form.submit} className={fields} aria-label={words.forBrand}>
        <Stack space={3}>
          <Text measure>{words.forBrandText}</Text>
          <BrandField
            id={form.idOf('brandName')}
            name={brandName}
            brandId={brandId}
            error={form.errors.brandName}
            onChange={(name, id) => form.change({ brandName: name, brandId: id })}
          />
          <SelectField
            {...form.text('gender')}
            label={words.gender}
            options={genders.map((one) => ({ value: one, label: words.genders[one] }))}
          />
          <div role="status">{now !== undefined && <Text tone="soft">{words.now(now.chart.name)}</Text>}</div>
          <TextAreaField
            {...form.text('reason')}
            label={words.reason}
            hint={words.brandReasonHint}
            rows={2}
            maxLength={actReasonLength.max}
          />
          {choose.error !== null && (
            <Text tone="critical" role="alert">
              {refusalText(choose.error)}
            </Text>
          )}
          <div>
            <Button type="submit" tone="ink" loadingLabel={choose.isRunning ? words.using : undefined}>
              {words.use}
            </Button>
          </div>
        </Stack>
      </form>
    </Details>
  );
}
