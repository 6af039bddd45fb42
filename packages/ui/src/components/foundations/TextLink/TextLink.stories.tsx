import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Foundations/TextLink',
  component: TextLink,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the link'],
        ['Enter', 'follows it'],
      ],
      do: [
        'Say where it leads: "All 46 sales", "How we inspect".',
        'Say `place="sentence"` inside running text; alone it is bold and 44 px high.',
        'Pass the router’s link as `link` inside the shop.',
      ],
      dont: [
        'Not for something that happens: TextButton or Button.',
        'Not "here", not "more": out of its sentence nobody knows where it leads.',
        'No colour instead of the underline.',
      ],
      accessibility: [
        'The underline tells it from text, so it needs no colour.',
        'Where several links have the same words, `aria-label` begins with those words and adds which one.',
        'A new window is said in words.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { href: '#sales', children: 'All 46 sales' } };

export const Sheet: Story = {
  args: { href: '#', children: '' },
  render: () => (
    <StorySheet>
      <StoryState label="Alone, 44 px high">
        <TextLink href="#sales">All 46 sales</TextLink>
      </StoryState>
      <StoryState label="In a sentence">
        <Text>
          Have this pair?{' '}
          <TextLink href="#bid" place="sentence">
            The highest bid pays ₱7,226
          </TextLink>
          , and the deposit comes back.
        </Text>
      </StoryState>
      <StoryState label="With a drawing">
        <TextLink href="#track" icon="truck">
          Follow the parcel
        </TextLink>
      </StoryState>
      <StoryState label="13 px">
        <TextLink href="#fees" size="label">
          Fees and penalties
        </TextLink>
      </StoryState>
      <StoryState label="The page one is on">
        <TextLink href="#orders" aria-current="page">
          Orders
        </TextLink>
      </StoryState>
      <StoryState label="Long Filipino words at 320 px of screen">
        <Frame narrow>
          <TextLink href="#criteria" icon="info">
            Paano sinusuri ng bodega ang bawat pares bago ito ipadala sa iyo
          </TextLink>
        </Frame>
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { href: '#sales', children: 'All 46 sales' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'All 46 sales' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};
