import { SegmentedControl } from '../../src/components/forms/SegmentedControl/SegmentedControl.tsx';
import { Section } from '../../src/components/foundations/Section/Section.tsx';
import { TextButton } from '../../src/components/foundations/TextButton/TextButton.tsx';
import { TextLink } from '../../src/components/foundations/TextLink/TextLink.tsx';
import { TwoColumns } from '../../src/components/foundations/TwoColumns/TwoColumns.tsx';
import { DataTable } from '../../src/components/lists/DataTable/DataTable.tsx';
import { Details } from '../../src/components/lists/Details/Details.tsx';
import { LineChart } from '../../src/components/lists/LineChart/LineChart.tsx';
import { Stats } from '../../src/components/lists/Stats/Stats.tsx';
import { DepthLadder } from '../../src/components/market/DepthLadder/DepthLadder.tsx';
import { InspectionSteps } from '../../src/components/market/InspectionSteps/InspectionSteps.tsx';
import { average, sales } from './item-data.ts';

const ranges = ['7 d', '30 d', '90 d', '1 y', 'All'].map((label) => ({ value: label, label }));

export function ItemBelow() {
  return (
    <>
      <Section title="Price history, US 9">
        <LineChart
          name="view"
          range={<SegmentedControl label="Range" name="range" options={ranges} defaultValue="90 d" />}
          view={{ label: 'View', chart: 'Chart', table: 'Table' }}
          empty="No sale in this time."
          caption="Line: average of the last 5 sales. Dots: each sale."
          drawing={{
            summary: 'Sales of US 9 over 90 days: from 9,050 pesos to 8,300 pesos, lowest 7,900, highest 9,550.',
            points: sales,
            line: average,
            x: { from: -2, to: 92 },
            y: { from: 7700, to: 9700 },
            yTicks: [8000, 8500, 9000, 9500].map((value) => ({ value, label: `₱${value.toLocaleString('en')}` })),
            xTicks: ['24 Aug', '15 Sep', '7 Oct', '29 Oct', '21 Nov'],
            marks: [
              { look: 'dashed', value: 8450, label: 'Lowest ask ₱8,450' },
              { look: 'solid', value: 7900, label: 'Highest bid ₱7,900' },
            ],
          }}
          table={{
            caption: 'Sales of US 9 by week',
            columns: [
              { id: 'week', label: 'Week of' },
              { id: 'sales', label: 'Sales' },
              { id: 'average', label: 'Average', kind: 'amount' },
            ],
            rows: [
              { id: '16', cells: { week: '16 Nov', sales: 9, average: '₱8,330' } },
              { id: '9', cells: { week: '9 Nov', sales: 7, average: '₱8,380' } },
            ],
          }}
        />
        <Stats
          stats={[
            { name: 'Last sale', value: '₱8,300' },
            { name: 'Average', value: '₱8,560' },
            { name: 'Sales', value: '46' },
            { name: '12 mo low', value: '₱7,650' },
            { name: '12 mo high', value: '₱10,200' },
            { name: 'Swings', value: '±4.1 %' },
          ]}
        />
      </Section>
      <TwoColumns>
        <Section
          title="Order book"
          end={
            <TextButton icon="pause" size="label">
              Pause updates
            </TextButton>
          }
        >
          <DepthLadder
            caption="Order book, US 9, standard lane"
            headings={{ below: 'Bids: want to buy', price: 'Price', above: 'Asks: want to sell' }}
            between="₱550 apart"
            above={[
              { price: '₱9,200', quantity: 2 },
              { price: '₱8,900', quantity: 1 },
              { price: '₱8,700', quantity: 1, mine: 'You, 1st' },
              { price: '₱8,450', quantity: 1 },
            ]}
            below={[
              { price: '₱7,900', quantity: 1 },
              { price: '₱7,850', quantity: 3, mine: 'You, 2nd' },
              { price: '₱7,500', quantity: 5 },
              { price: '₱7,000', quantity: 8 },
            ]}
          />
        </Section>
        <Section
          title="Last sales"
          end={
            <TextLink href="#all" size="label">
              All 46
            </TextLink>
          }
        >
          <DataTable
            caption="Last sales"
            columns={[
              { id: 'day', label: 'Day' },
              { id: 'size', label: 'Size' },
              { id: 'how', label: 'How' },
              { id: 'price', label: 'Price', kind: 'amount' },
            ]}
            rows={['Fri 20 Nov', 'Thu 19 Nov', 'Wed 18 Nov', 'Mon 16 Nov'].map((day) => ({
              id: day,
              cells: { day, size: 'US 9', how: 'Standard', price: '₱8,300' },
            }))}
          />
        </Section>
      </TwoColumns>
      <Section
        title="How it is inspected"
        end={
          <TextLink href="#criteria" size="label">
            Criteria, version 12
          </TextLink>
        }
      >
        <InspectionSteps
          steps={[
            { id: '1', lead: 'Opened on camera, within 24 hours.', text: 'The queue right now: about 9 hours.' },
            { id: '2', lead: '31 points', text: 'from the box label to the glue line, each with a photo.' },
            { id: '3', lead: 'Two inspectors', text: 'for anything that does not pass.' },
          ]}
        />
      </Section>
      <Section title="Questions">
        <Details look="question" summary="What if it does not fit?" open>
          Sell it here: the report stays with the pair, so the next buyer need not wait.
        </Details>
        <Details look="question" summary="When do I pay?">
          Now. We hold the money until the pair has passed.
        </Details>
      </Section>
    </>
  );
}
