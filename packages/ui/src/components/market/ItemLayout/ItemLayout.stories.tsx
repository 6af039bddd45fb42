import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Block } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Section } from '../../foundations/Section/Section.tsx';
import { ItemLayout } from './ItemLayout.tsx';

const meta = {
  title: 'Market/ItemLayout',
  component: ItemLayout,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Show the art as large as its column; on phones let it bleed to the edges.',
        'Keep title, sizes, total and the main action in `buy`: it stays beside the pictures while one scrolls.',
      ],
      dont: [
        'Nothing in `below` that decides the purchase: on a phone it comes last.',
        'Not for orders or the sell page: AsideLayout.',
      ],
      accessibility: [
        'It takes no focus itself; Tab goes through the pictures, the buying column, then what is below.',
        'It is the `main` of the page.',
        'The order that one reads is pictures, buying, details, on every width.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ItemLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const whole = {
  art: <Block tall>Art</Block>,
  buy: (
    <>
      <Block tall>Title and sizes</Block>
      <Block>Total and Buy</Block>
    </>
  ),
  below: (
    <Section title="Price history">
      <Block tall>Chart</Block>
    </Section>
  ),
};

export const Playground: Story = { args: whole };

export const Sheet: Story = {
  args: whole,
  render: (args) => (
    <StorySheet>
      <StoryState label="Pictures, the buying column of 448 px, the rest below the pictures" wide>
        <ItemLayout {...args} />
      </StoryState>
    </StorySheet>
  ),
};

/** Read in the order in which a phone shows it. */
export const Order: Story = {
  args: whole,
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(main.textContent).toMatch(/^Art.*Total and Buy.*Price history/);
  },
};
