import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Block, Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Foundations/Section',
  component: Section,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Cut a page into sections of one subject each; the rule above divides them, no box is needed.',
        'Put the way to the whole list at the end of the title’s line: "All 46".',
        'Say `deep` for what stands below the first screen of a long page: it costs nothing until somebody comes near.',
        'Say `first` at the head of a column, so that it does not begin with a gap.',
      ],
      dont: [
        'No section in a section: what lies deeper is a Heading and a Stack.',
        'No sentence as title: two or three words, which wrap before they are cut.',
      ],
      accessibility: [
        'It takes no focus itself; Tab moves to the link or button at the end of the title’s line, then into the content.',
        'It is a region that bears the name of its title.',
        'The level follows the outline of the page, its size stays that of a section.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { title: 'Last sales', end: <TextLink href="#all">All 46</TextLink>, children: <Block tall>Table</Block> },
};

export const Sheet: Story = {
  args: { title: '', children: undefined },
  render: () => (
    <StorySheet>
      <StoryState label="With a link at its end">
        <Section title="Last sales" first end={<TextLink href="#all">All 46</TextLink>}>
          <Block tall>Table</Block>
        </Section>
      </StoryState>
      <StoryState label="With a few words at its end">
        <Section title="Your place in the queue" first end="US 9">
          <Block tall>Rows</Block>
        </Section>
      </StoryState>
      <StoryState label="Without the rule">
        <Section title="You receive" rule={false} first>
          <Block tall>Receipt</Block>
        </Section>
      </StoryState>
      <StoryState label="The next one keeps its distance">
        <Section title="Price history" first>
          <Block>Chart</Block>
        </Section>
        <Section title="Order book">
          <Block>Ladder</Block>
        </Section>
      </StoryState>
      <StoryState label="Long Filipino title at 320 px of screen">
        <Frame narrow>
          <Section
            title="Kung paano sinusuri ang bawat pares"
            first
            end={<TextLink href="#criteria">Mga pamantayan, ika-12 bersyon</TextLink>}
          >
            <Block>Steps</Block>
          </Section>
        </Frame>
      </StoryState>
    </StorySheet>
  ),
};

/** A region that is called as its title, with the heading at the level asked for. */
export const Named: Story = {
  args: { title: 'Order book', level: 3, children: <Block>Ladder</Block> },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Order book' });
    await expect(within(region).getByRole('heading', { level: 3, name: 'Order book' })).toBeVisible();
  },
};
