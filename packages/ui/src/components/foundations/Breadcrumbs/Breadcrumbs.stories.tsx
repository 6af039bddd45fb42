import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const way = [
  { href: '#home', label: 'Home' },
  { href: '#nike', label: 'Nike' },
];

const meta = {
  title: 'Foundations/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Where you are', items: way, here: 'Dunk Low Retro' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'from step to step'],
        ['Enter', 'goes there'],
      ],
      do: [
        'Show the way from the widest place to this page, on pages that people reach from a search or a shared link.',
      ],
      dont: [
        'Do not show on it what somebody did before; that is the back button.',
        'Do not put more than three steps before the page.',
      ],
      accessibility: [
        'It is a navigation with a name and a list in order; the last step is this page and no link.',
        'The strokes between are not read. A short word takes a finger on 44 px.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="two steps">
        <Breadcrumbs label="Short" items={way} here="Dunk Low Retro" />
      </StoryState>
      <StoryState label="a long name is cut at the end">
        <Breadcrumbs label="Long name" items={way} here="Air Jordan 1 Retro High OG Chicago Lost and Found" />
      </StoryState>
      <StoryState label="long steps (Filipino)">
        <Breadcrumbs
          label="Long steps"
          items={[
            { href: '#a', label: 'Tahanan' },
            { href: '#b', label: 'Mga sapatos na pantakbo' },
            { href: '#c', label: 'Pambabae at pambata' },
          ]}
          here="Gel-Kayano 14 Cream Black"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nike' })).toHaveFocus();
    await expect(canvas.getByText('Dunk Low Retro')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Dunk Low Retro' })).toBeNull();
  },
};
