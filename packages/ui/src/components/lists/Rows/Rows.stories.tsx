import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { Tag } from '../../foundations/Tag/Tag.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { TextLink } from '../../foundations/TextLink/TextLink.tsx';
import { PriceTag } from '../../market/PriceTag/PriceTag.tsx';
import { Row, Rows } from './Rows.tsx';

const meta = {
  title: 'Lists/Rows',
  component: Rows,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'List things of one kind that each have words and an amount: deposits, entries, refunds, messages.',
        'Align words and figures on their baseline, and a picture with its amount in the middle.',
        'Put what explains a row below it, over the whole width.',
      ],
      dont: [
        'Not where somebody compares a column of figures: DataTable.',
        'Not for the lines of one sum: Receipt.',
        'No box round a row: the hairline divides.',
      ],
      accessibility: [
        'It takes no focus itself; Tab goes through the links and buttons of each row, in the order of the rows.',
        'It is a list; a screen reader says how many rows there are.',
        'Name it with `label` where no heading stands above it.',
        'At 320 px and 200 % zoom what stands at the end goes below its words.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

const deposits = [
  <Row key="one" align="baseline" end={<PriceTag>₱500</PriceTag>}>
    <TextLink href="#one">Levi’s 501 Original Medium Stonewash</TextLink>
    <Text size="label" tone="soft">
      Ask. Paid Sun 22 Nov.
    </Text>
  </Row>,
  <Row
    key="two"
    align="baseline"
    end={
      <>
        <PriceTag>₱1,850</PriceTag>
        <Tag tone="solid">Partly kept</Tag>
      </>
    }
    below={
      <Text size="label" tone="soft">
        ₱250 was kept, ₱1,600 came back
      </Text>
    }
  >
    <TextLink href="#two">Jordan 1 Mid Light Smoke Grey</TextLink>
  </Row>,
];

export const Playground: Story = { args: { label: 'Deposits', children: deposits } };

export const Sheet: Story = {
  args: { children: undefined },
  render: () => (
    <StorySheet>
      <StoryState label="Words and figures on their baseline, with a line below" wide>
        <Rows label="Deposits">{deposits}</Rows>
      </StoryState>
      <StoryState label="A button at the end, in the middle">
        <Rows label="Refunds">
          <Row align="center" end={<Button size="compact">Send again</Button>}>
            <Text weight="bold">GCash, ₱8,650</Text>
            <Text size="label" tone="soft">
              since Sun 22 Nov, 3 tries
            </Text>
          </Row>
        </Rows>
      </StoryState>
      <StoryState label="Without an end">
        <Rows label="Messages">
          <Row>
            <Text>The seller has confirmed your order.</Text>
          </Row>
          <Row space={4}>
            <Text>More room above and below.</Text>
          </Row>
        </Rows>
      </StoryState>
      <StoryState label="Long Filipino words at 320 px of screen">
        <Frame narrow>
          <Rows label="Mga deposito">
            <Row end={<PriceTag>₱128,650.50</PriceTag>}>
              <Text>Depositong ibinalik pagkatapos ng inspeksyon sa bodega</Text>
            </Row>
          </Rows>
        </Frame>
      </StoryState>
    </StorySheet>
  ),
};

/** A list with a name, and a row for each thing. */
export const IsAList: Story = {
  args: { label: 'Deposits', children: deposits },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Deposits' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};
