import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import type { AnchorProps } from '../../../link.ts';
import { Anchor } from './Anchor.tsx';

const meta = {
  title: 'Private/Anchor',
  component: Anchor,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the link'],
        ['Enter', 'follows it'],
      ],
      do: [
        'Build parts on it that can be a link: it alone decides between the router’s link and `<a>`.',
        'Take `LinkTarget` into the props of such a part: `href` and `link`.',
      ],
      dont: ['Not on a screen: it has no looks. TextLink, Button and IconButton have.'],
      accessibility: [
        'It is always a real link with an address: it opens in a new tab and works before the scripts do.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Anchor>;
export default meta;
type Story = StoryObj<typeof meta>;

function RouterLink({ children, ...rest }: AnchorProps) {
  return (
    <a data-router="yes" {...rest}>
      {children}
    </a>
  );
}

export const Playground: Story = { args: { href: '#item', children: 'Jordan 1 Mid' } };

export const Sheet: Story = {
  args: { href: '#' },
  render: () => (
    <StorySheet>
      <StoryState label="A plain link">
        <p>
          Others viewed the <Anchor href="#plain">Jordan 1 Mid</Anchor> too.
        </p>
      </StoryState>
      <StoryState label="The router’s link">
        <p>
          Others viewed the{' '}
          <Anchor href="#router" link={RouterLink}>
            Jordan 1 Mid
          </Anchor>{' '}
          too.
        </p>
      </StoryState>
    </StorySheet>
  ),
};

/** With a link component it is that component, and still a link by role and key. */
export const ByKeyboard: Story = {
  args: { href: '#router', link: RouterLink, children: 'Jordan 1 Mid' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Jordan 1 Mid' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('data-router', 'yes');
  },
};
