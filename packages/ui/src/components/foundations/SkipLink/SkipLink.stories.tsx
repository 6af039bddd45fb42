import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { Button } from '../Button/Button.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Foundations/SkipLink',
  component: SkipLink,
  args: { targetId: 'main', children: 'Skip to the content' },
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
    guide: {
      keyboard: [
        ['Tab', 'the first one of a page: it shows'],
        ['Enter', 'goes to the content'],
      ],
      do: ['Make it the first thing of every page; its target is the main element, with the id that it names.'],
      dont: ['Do not put a second one beside it, and do not hide it with display: it has to take the focus.'],
      accessibility: ['It is there for everybody, and seen by who uses keys.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Press Tab. */
export const Playground: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <Button>In the content</Button>
      </main>
    </>
  ),
};

/** As it looks with the focus. */
export const Sheet: Story = {
  args: { children: 'Lumaktaw patungo sa nilalaman' },
  render: (args) => (
    <div
      style={{ height: 96 }}
      ref={(frame) => {
        frame?.querySelector('a')?.focus();
      }}
    >
      <SkipLink {...args} />
      <main id="main" />
    </div>
  ),
};

export const ByKeyboard: Story = {
  ...Playground,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to the content' });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link).toHaveAttribute('href', '#main');
    await expect(within(canvasElement).getByRole('main')).toHaveAttribute('id', 'main');
  },
};
