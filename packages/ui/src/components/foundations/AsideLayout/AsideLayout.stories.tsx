import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Block } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Section } from '../Section/Section.tsx';
import { AsideLayout } from './AsideLayout.tsx';

const meta = {
  title: 'Foundations/AsideLayout',
  component: AsideLayout,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Use it where something is decided on the left and paid on the right: sell, checkout, order.',
        'Keep the aside lower than a screen: it stays in sight while the content scrolls.',
        'Give the aside’s section a name: "What you pay".',
      ],
      dont: [
        'Not for the item page, whose buying column is wider and stands above the details: ItemLayout.',
        'No second `main` round it: it is the page’s own.',
      ],
      accessibility: [
        'It takes no focus itself; Tab goes through the intro, the content and then the aside.',
        'The content is the `main` of the page; the aside is a region with the name you give.',
        'On phones, and at 200 % zoom, the aside follows the content.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AsideLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const whole = {
  intro: <Heading level={1}>Ship the pair by Sun 22 Nov, 21:40</Heading>,
  children: (
    <>
      <Section title="What happens next" first>
        <Block tall>Steps</Block>
      </Section>
      <Section title="Where it is">
        <Block tall>Timeline</Block>
      </Section>
    </>
  ),
  aside: <Block tall>Receipt, ₱7,834</Block>,
  asideLabel: 'What you receive',
};

export const Playground: Story = { args: whole };

export const Sheet: Story = {
  args: whole,
  render: (args) => (
    <StorySheet>
      <StoryState label="Intro over both, content, aside of 384 px" wide>
        <AsideLayout {...args} />
      </StoryState>
    </StorySheet>
  ),
};

/** One main landmark, and the aside found by its name after the content. */
export const Landmarks: Story = {
  args: whole,
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    const aside = within(main).getByRole('region', { name: 'What you receive' });
    const content = within(main).getByRole('region', { name: 'Where it is' });
    await expect(content.compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
