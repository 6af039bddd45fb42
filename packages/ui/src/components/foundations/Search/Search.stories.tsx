import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Search } from './Search.tsx';

const meta = {
  title: 'Foundations/Search',
  component: Search,
  args: { action: '#search', label: 'Search', placeholder: 'Brand, model, style code' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field'],
        ['Enter', 'sends it'],
        ['Escape', 'empties it, in browsers that do so'],
      ],
      do: [
        'Say in the placeholder what can be searched for; the label names the field besides.',
        'Give what was searched for as defaultValue on the page of results.',
      ],
      dont: [
        'Do not use it as a filter of a list on the page.',
        'Do not use it where one of known things is chosen; that is a field with suggestions.',
      ],
      accessibility: [
        'It is the search of the page, and works without scripts: a form that is sent by GET.',
        'The outline goes round the whole field, the drawing included.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="empty">
        <Search {...args} />
      </StoryState>
      <StoryState label="filled">
        <Search {...args} label="Search, filled" defaultValue="DV1748-601" />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Search
          {...args}
          label="Maghanap"
          placeholder="Tatak, modelo, kulay o numero ng estilo ng hinahanap mong pares"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('search')).toBeVisible();
    const sent = fn();
    canvasElement.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent(new FormData(event.currentTarget as HTMLFormElement).get('q'));
    });
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('dunk low{Enter}');
    await expect(sent).toHaveBeenCalledWith('dunk low');
  },
};
