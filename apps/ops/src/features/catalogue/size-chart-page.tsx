import { isId, type SizeTemplateId } from '@suki/domain/ids/id';
import { useSizeChart } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueSizeChart } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { paths } from '../../shell/paths.ts';
import { deskTexts } from './catalogue.texts.ts';
import { ChartBrands } from './chart-brands.tsx';
import { Changes, DeskHead, DeskPage } from './desk-page.tsx';
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
  const chart = useSizeChart(chartId);
  return (
    <DeskPage title={chart.data === null ? words.page : chart.data.name} loadingLabel={words.loading} fetched={chart}>
      {(known) => <Sheet chart={known} />}
    </DeskPage>
  );
}

function Sheet({ chart }: { readonly chart: CatalogueSizeChart }) {
  const list = { href: paths.catalogueCharts, label: deskTexts.charts };
  return (
    <>
      <DeskHead where={words.where} list={list} name={chart.name} />
      <TwoColumns>
        <Section title={words.rows}>
          <SizeChartEditor chart={chart} />
        </Section>
        <div>
          <Section title={words.brands}>
            <ChartBrands chart={chart} />
          </Section>
          <Changes title={words.history} changes={chart.history} empty={words.noHistory} />
        </div>
      </TwoColumns>
    </>
  );
}
