import { isId, type SizeTemplateId } from '@suki/domain/ids/id';
import { useSizeChart } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueSizeChart } from '@suki/sdk/types';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { Failure } from '../../shell/failure.tsx';
import { LoadingLines } from '../../shell/loading-lines.tsx';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { paths } from '../../shell/paths.ts';
import { deskTexts } from './catalogue.texts.ts';
import { ChartBrands } from './chart-brands.tsx';
import { changeEntry } from './history.view-model.ts';
import { SizeChartEditor } from './size-chart-editor.tsx';
import { chartsTexts as words } from './size-charts.texts.ts';

/** One size chart: its sizes, the brands that get it, and who changed what. */
export function SizeChartPage({ chartId }: { readonly chartId: string }) {
  return isId('szt', chartId) ? (
    <Known chartId={chartId} />
  ) : (
    <NoSuchPage title={words.unknown.title} text={words.unknown.text} />
  );
}

function Known({ chartId }: { readonly chartId: SizeTemplateId }) {
  const { data: chart, error, reload } = useSizeChart(chartId);
  return (
    <PageFrame title={chart === null ? words.page : chart.name}>
      <Page as="main" id="main">
        {chart !== null && <Sheet chart={chart} />}
        {chart === null && error === null && <LoadingLines label={words.loading} />}
        {chart === null && error !== null && <Failure level={1} error={error} retry={reload} />}
      </Page>
    </PageFrame>
  );
}

function Sheet({ chart }: { readonly chart: CatalogueSizeChart }) {
  return (
    <>
      <Stack space={3}>
        <Breadcrumbs
          label={words.where}
          items={[
            { href: paths.catalogue, label: deskTexts.title },
            { href: paths.catalogueCharts, label: deskTexts.charts },
          ]}
          here={chart.name}
          link={OpsLink}
        />
        <Heading level={1}>{chart.name}</Heading>
      </Stack>
      <TwoColumns>
        <Section title={words.rows}>
          <SizeChartEditor chart={chart} />
        </Section>
        <div>
          <Section title={words.brands}>
            <ChartBrands chart={chart} />
          </Section>
          <Section title={words.history}>
            {chart.history.length === 0 ? (
              <Text tone="soft">{words.noHistory}</Text>
            ) : (
              <Timeline entries={chart.history.map(changeEntry)} />
            )}
          </Section>
        </div>
      </TwoColumns>
    </>
  );
}
