import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { countRunTimeStyles } from '../../../../stories/run-time-styles.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Dialog } from '../Dialog/Dialog.client.tsx';
import { Menu, type MenuItem } from './Menu.client.tsx';

const edit = { id: 'edit', label: 'Change the price', icon: 'sell', onSelect: fn() } as const satisfies MenuItem;
const copy = { id: 'copy', label: 'Copy the link', icon: 'copy', onSelect: fn() } as const satisfies MenuItem;
const here = { id: 'here', label: 'Asks', href: '#asks', current: true } as const satisfies MenuItem;
const there = { id: 'there', label: 'Orders', href: '#orders' } as const satisfies MenuItem;
const page = { id: 'page', label: 'See the item', icon: 'eye', href: '#item' } as const satisfies MenuItem;
const end = {
  id: 'end',
  label: 'End this ask',
  icon: 'trash',
  tone: 'critical',
  onSelect: fn(),
} as const satisfies MenuItem;

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { trigger: { icon: 'menu', label: 'More about this ask' }, groups: [[edit, copy, page], [end]] },
  parameters: {
    docs: { story: { inline: false, height: '340px' } },
    guide: {
      keyboard: [
        ['Enter, Space', 'on the button: opens it with the focus on the first item; on an item: chooses it'],
        ['Arrow down, Arrow up', 'go from item to item, round the end'],
        ['Home, End', 'go to the first and the last item'],
        ['A letter', 'goes to the next item that begins with it'],
        ['Escape', 'closes it, and the focus is on the button again'],
      ],
      do: [
        'Put into it what is wanted now and then; what most people come for stands on the page as a Button.',
        'Begin each item with a verb, and keep the list under eight items.',
        'Where a phone has no room for a row of links, put the links into it and mark the page that one is on with current.',
        'Put what cannot be undone last, in a group of its own and with tone critical, and ask first with a Dialog.',
      ],
      dont: [
        'Do not choose a value with it; that is a SelectField or a SegmentedControl.',
        'Do not hide the main action of a screen behind it.',
        'Do not leave out an item that is not possible now; give it disabledReason.',
      ],
      accessibility: [
        'The button says that it has a menu and whether it is open; its name names the menu.',
        'An item that is not possible can be reached, and its reason is read with it.',
        'The page that one is on is said to be the current one.',
        'Only the button is in the page: the menu is fetched when a pointer or the focus reaches the button.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="a drawing, closed">
        <Menu trigger={{ icon: 'menu', label: 'More about this bid' }} groups={[[copy]]} />
      </StoryState>
      <StoryState label="words, closed">
        <Menu trigger={{ text: 'Mga puwedeng gawin sa alok na ito', icon: 'filter' }} groups={[[copy]]} />
      </StoryState>
      <StoryState label="open, with every kind of item" wide>
        <Menu
          defaultOpen
          trigger={{ text: 'This ask', size: 'compact' }}
          groups={[
            [
              { ...edit, detail: 'Now ₱8,400, second in the queue' },
              copy,
              page,
              { id: 'plain', label: 'Without a drawing', onSelect: fn() },
            ],
            [
              {
                id: 'address',
                label: 'Change the return address',
                icon: 'pin',
                onSelect: fn(),
                disabledReason: 'The pair is already on its way to us.',
              },
              { id: 'long', label: 'Ipagpaliban muna ang pagbebenta hanggang sa susunod na linggo', onSelect: fn() },
            ],
            [here, there],
            [end],
          ]}
        />
        <Room />
      </StoryState>
    </StorySheet>
  ),
};

/** The menu lies over the page; the picture has to reach below it. */
function Room() {
  return <div style={{ height: 560 }} />;
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'More about this ask' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'More about this ask' });
    const item = (name: string) => within(menu).getByRole('menuitem', { name });
    await waitFor(() => expect(item('Change the price')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Copy the link')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('End this ask')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Change the price')).toHaveFocus();
    await userEvent.keyboard('s');
    await waitFor(() => expect(item('See the item')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const AnItemIsChosenByKey: Story = {
  args: { groups: [[{ ...edit, onSelect: fn() }], [end]] },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const first = await screen.findByRole('menuitem', { name: 'Change the price' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const chosen = args.groups[0]?.[0];
    await waitFor(() => expect(chosen?.href === undefined && chosen?.onSelect).toHaveBeenCalledTimes(1));
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const ASecondPressShuts: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const styles = countRunTimeStyles();
    await userEvent.click(button);
    await screen.findByRole('menu');
    await expect(countRunTimeStyles()).toBe(styles);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

const blocked = fn();
export const WhatIsNotPossibleSaysWhy: Story = {
  args: { groups: [[{ ...edit, onSelect: blocked, disabledReason: 'Somebody is paying for it now.' }, copy]] },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: /Change the price.*Somebody is paying for it now/ });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    await expect(blocked).not.toHaveBeenCalled();
    await expect(item).toBeVisible();
  },
};

export const ALinkIsALink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const item = await screen.findByRole('menuitem', { name: 'See the item' });
    await expect(item.localName).toBe('a');
    await expect(item).toHaveAttribute('href', '#item');
  },
};

export const ThePageThatOneIsOnIsSaid: Story = {
  args: { trigger: { text: 'Menu', icon: 'menu' }, groups: [[here, there]] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('menuitem', { name: 'Asks' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('menuitem', { name: 'Orders' })).not.toHaveAttribute('aria-current');
  },
};

function AsksFirst() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack align="start">
      <Menu
        trigger={{ icon: 'menu', label: 'More about this ask' }}
        groups={[[copy], [{ ...end, onSelect: () => setAsking(true) }]]}
      />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="End this ask?"
        closeLabel="Close"
        actions={<Button tone="critical">End it</Button>}
      >
        Your deposit of ₱420 comes back.
      </Dialog>
    </Stack>
  );
}

export const ADialogFromItGivesTheFocusBack: Story = {
  render: () => <AsksFirst />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More about this ask' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End this ask' }));
    await screen.findByRole('dialog', { name: 'End this ask?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
