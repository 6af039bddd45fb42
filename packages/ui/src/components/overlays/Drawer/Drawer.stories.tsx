import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet } from '../../../../stories/StorySheet.tsx';
import { CheckboxField } from '../../forms/CheckboxField/CheckboxField.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Drawer } from './Drawer.client.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    closeLabel: 'Close',
    children: (
      <Stack space={1}>
        <CheckboxField name="flash" label="Flash: lies in the warehouse, arrives in two days" />
        <CheckboxField name="used" label="Used pairs" defaultChecked />
        <CheckboxField name="fits" label="Only what comes in my size, US 9" />
      </Stack>
    ),
    actions: (
      <>
        <Button>Clear</Button>
        <Button tone="ink">Show 214 pairs</Button>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      keyboard: [
        ['Tab, Shift + Tab', 'go round inside it and never leave it'],
        ['Escape', 'closes it'],
      ],
      do: [
        'Use it for what is worked through beside the page: filters, a size guide, the sizes of an item.',
        'Keep the button that ends it at its foot, and say on it what will be seen: "Show 214 pairs".',
        'Load the module that holds it with import() on the press.',
      ],
      dont: [
        'Do not ask a question with it; that is a Dialog.',
        'Do not put the way through a payment into it; that is a page with an address.',
        'Do not open a second one from it.',
      ],
      accessibility: [
        'It is a dialog for screen readers: its title names it, the page behind is hidden, the focus comes back.',
        'It slides in within 220 ms, and stands there at once with reduced motion.',
        'The cross, Escape, a press beside it and the back gesture of a phone all close it.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  args: {
    title: 'Mga salaan para sa sukat, kulay at kalagayan',
    children: (
      <Stack>
        <Text tone="soft">Piliin kung alin ang ipapakita. Mananatili ang pahina sa likod.</Text>
        <CheckboxField name="flash" label="Nasa bodega na at darating sa loob ng dalawang araw" defaultChecked />
        <CheckboxField name="used" label="Mga gamit na pares" />
        <CheckboxField name="fits" label="Ang kasya lang sa akin, US 9" />
      </Stack>
    ),
  },
  render: (args) => (
    <>
      <StorySheet>
        <Text>The page behind stands still under the veil.</Text>
      </StorySheet>
      <Drawer {...args} />
    </>
  ),
};

// As an app does it: the module is a piece of its own, fetched by the press.
const LazyDrawer = lazy(async () => ({ default: (await import('./Drawer.client.tsx')).Drawer }));

function Filters() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack align="start">
      <Button icon="filter" onClick={() => setOpen(true)}>
        Filters
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyDrawer open onClose={() => setOpen(false)} title="Filters" closeLabel="Close">
            <CheckboxField name="used" label="Used pairs" />
          </LazyDrawer>
        </Suspense>
      )}
    </Stack>
  );
}

export const ByKeyboard: Story = {
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    const cross = within(drawer).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(cross).toHaveFocus());
    await userEvent.tab();
    await expect(within(drawer).getByRole('checkbox', { name: 'Used pairs' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(within(drawer).getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const AtADeskItStandsAtTheSide: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const animated = drawer.getAnimations();
    await Promise.all(animated.map((animation) => animation.finished));
    const { top, bottom, right } = drawer.getBoundingClientRect();
    await expect([top, bottom, right]).toEqual([0, window.innerHeight, document.documentElement.clientWidth]);
  },
};

export const ClosedItLeavesNothing: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-lock');
  },
};
