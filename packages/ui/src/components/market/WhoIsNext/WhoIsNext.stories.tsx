import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { BoxLabel } from '../../lists/BoxLabel/BoxLabel.tsx';
import { WhoIsNext } from './WhoIsNext.tsx';

const meta = {
  title: 'Market/WhoIsNext',
  component: WhoIsNext,
  args: {
    sentence: 'You decide by Sun 22 Nov, 21:40',
    children:
      'We found a mark on the left heel. If you say nothing, the order ends and you get all of your money back.',
  },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Say in one sentence who owes the next step, and until when, as a day and an hour.',
        'Say below it what happens if nobody acts, and what happens to the money.',
      ],
      dont: [
        'Do not name a state of the system: "awaiting verification" tells nobody what to do.',
        'Do not put buttons into it; the answers stand below, with what each does.',
      ],
      accessibility: ['The sentence is the title of the page, so it is the first thing that is read.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof WhoIsNext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <Page>
      <WhoIsNext {...args} />
      <WhoIsNext
        sentence="The seller sends the pair by Tue 24 Nov, 18:00"
        aside={
          <BoxLabel
            facts={[
              { name: 'Order', value: 'SK-20481' },
              { name: 'Size', value: 'US 9' },
            ]}
          />
        }
      >
        If it does not leave in time, you get ₱8,650 back and ₱420 of the deposit.
      </WhoIsNext>
      <WhoIsNext sentence="Ikaw ang magpapasya hanggang Linggo, ika-22 ng Nobyembre, 21:40">
        <Text>
          May nakita kaming gasgas sa kaliwang takong. Kung wala kang sasabihin, matatapos ang order at ibabalik ang
          lahat ng ibinayad mo.
        </Text>
      </WhoIsNext>
    </Page>
  ),
};

export const TheSentenceIsTheTitle: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'You decide by Sun 22 Nov, 21:40',
    );
  },
};
