import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { DiscoverTabs } from '../DiscoverTabs/DiscoverTabs.client.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Mark } from '../Mark/Mark.tsx';
import { RegionBar } from '../RegionBar/RegionBar.tsx';
import { Search } from '../Search/Search.tsx';
import { Show } from '../Show/Show.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Header } from './Header.tsx';

const tabs = ['Para sa iyo', 'Sapatos', 'Damit', 'Bag', 'Laruan', 'Paparating'].map((label) => ({
  href: `#${label}`,
  label,
  current: label === 'Sapatos',
}));

const meta = {
  title: 'Foundations/Header',
  component: Header,
  args: {
    mark: <Mark name="suki" label="Suki, home" href="#home" />,
    search: <Search action="#search" label="Search" placeholder="Brand, model, style code" />,
    nav: {
      label: 'Shop',
      items: [
        { href: '#sell', label: 'Sell' },
        { href: '#orders', label: 'Orders', current: true },
      ],
    },
    icons: (
      <>
        <IconButton icon="inbox" href="#inbox" label="Inbox, 2 unread" count={2} />
        <IconButton icon="user" href="#account" label="Account" />
      </>
    ),
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'from the mark to the search, the links, the icons, and the tabs'],
        ['Enter', 'in the search: sends it; on a link: follows it'],
      ],
      do: [
        'Put it on every page, after the SkipLink.',
        'Make it slim where a phone has something more important to show than the search.',
        'Keep the links in words to three or four; phones have them in the TabBar.',
      ],
      dont: [
        'Do not put messages or offers into it.',
        'Do not let it stick: a phone has little height, and the bar at its foot already stays.',
      ],
      accessibility: [
        'It is the banner of the page; its links are a navigation with a name.',
        'Where one is, is marked for screen readers and underlined.',
        'Below 900 px the words are hidden for everybody, not only for the eye.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <Stack space={8}>
      <Header
        {...args}
        tabs={<DiscoverTabs label="Discover" items={tabs} />}
        region={
          <RegionBar action={<TextButton size="label">Palitan</TextButton>}>
            Kasama ang lahat ng bayarin, hanggang Cebu
          </RegionBar>
        }
      />
      <Header
        {...args}
        slim
        nav={{ label: 'Shop, slim', items: args.nav.items }}
        icons={
          <>
            <Show on="phone">
              <IconButton icon="search" href="#search" label="Search" />
            </Show>
            {args.icons}
          </>
        }
      />
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const order = [
      canvas.getByRole('link', { name: 'Suki, home' }),
      canvas.getByRole('searchbox', { name: 'Search' }),
      canvas.getByRole('link', { name: 'Sell' }),
      canvas.getByRole('link', { name: 'Orders' }),
      canvas.getByRole('link', { name: 'Inbox, 2 unread' }),
      canvas.getByRole('link', { name: 'Account' }),
    ];
    for (const stop of order) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  },
};
