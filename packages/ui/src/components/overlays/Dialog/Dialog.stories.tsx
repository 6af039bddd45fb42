import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { countRunTimeStyles } from '../../../../stories/run-time-styles.ts';
import { StorySheet } from '../../../../stories/StorySheet.tsx';
import { ComboboxField } from '../../forms/ComboboxField/ComboboxField.client.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.client.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Cancel this order?',
    closeLabel: 'Close',
    children: <Text measure>You get ₱8,650 back to your GCash within a day. The pair goes to the next buyer.</Text>,
    actions: (
      <>
        <Button>Keep the order</Button>
        <Button tone="critical">Cancel the order</Button>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    guide: {
      keyboard: [
        ['Tab, Shift + Tab', 'go round inside it and never leave it'],
        ['Escape', 'closes it; a list that is open in it shuts first'],
        ['Enter, Space', 'press the button with the focus'],
      ],
      do: [
        'Ask one thing, say what it costs or gives back, and name the buttons after what they do.',
        'Load the module that holds it with import() on the press: most visits never open one.',
        'Leave it open while the answer is on its way, with loadingLabel on the button.',
      ],
      dont: [
        'Do not use it to tell what has happened; that is a Toast, or a sentence on the page.',
        'Do not put a list to browse or a form of many fields into it; that is a Drawer or a page.',
        'Do not open a second one from it.',
      ],
      accessibility: [
        'Its title names it. The page behind is hidden from screen readers and pointers, and does not scroll.',
        'The focus starts inside and goes back to what opened it.',
        'The cross, Escape, a press beside it and the back gesture of a phone all close it.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithOpener(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack align="start">
      <Button onClick={() => setOpen(true)}>Cancel the order</Button>
      <Button>Track the parcel</Button>
      <Dialog
        {...props}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </Stack>
  );
}

export const Playground: Story = {};

export const Sheet: Story = {
  args: {
    title: 'Sigurado ka bang kakanselahin mo ang order na ito?',
    children: (
      <Stack>
        <Text measure>
          Ibabalik sa iyong GCash ang ₱8,650 sa loob ng isang araw. Mapupunta ang pares sa susunod na bumibili.
        </Text>
        <TextField label="Why?" optionalLabel="optional" hint="The seller does not see it." />
        <TextField label="Your code" defaultValue="1234" error="This code is over. Ask for a new one." />
      </Stack>
    ),
  },
  render: (args) => (
    <>
      <StorySheet>
        <Text>The page behind stands still under the veil.</Text>
      </StorySheet>
      <Dialog {...args} />
    </>
  ),
};

export const ByKeyboard: Story = {
  args: { open: false },
  render: (args) => <WithOpener {...args} />,
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cancel the order' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    const cross = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(cross).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Cancel the order' })).toHaveFocus();
    await userEvent.tab();
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const ThePageBehindIsOutOfReach: Story = {
  args: { open: false },
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvasElement }) => {
    const { clientWidth } = document.documentElement;
    const styles = countRunTimeStyles();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel the order' }));
    await screen.findByRole('dialog');
    await expect(within(canvasElement).queryByRole('button', { name: 'Track the parcel' })).toBeNull();
    await expect(getComputedStyle(document.body).pointerEvents).toBe('none');
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(document.documentElement.clientWidth).toBe(clientWidth);
    await expect(countRunTimeStyles()).toBe(styles);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-scroll-lock'));
    await expect(within(canvasElement).getByRole('button', { name: 'Track the parcel' })).toBeVisible();
  },
};

export const APressBesideItCloses: Story = {
  args: { open: false },
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cancel the order' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByText(/You get ₱8,650 back/));
    // It fades in: on a busy machine the first press is over before anything of it is drawn.
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(async () => {
      await userEvent.click(document.documentElement);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithoutButtons: Story = {
  args: { title: 'Your code', actions: undefined, children: <Text>Show 4821 at the counter.</Text> },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const LongContentScrollsInside: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => `Term ${index + 1}: a pair is sent within two courier days.`).map(
          (term) => (
            <Text key={term}>{term}</Text>
          ),
        )}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    const foot = within(dialog).getByRole('button', { name: 'Cancel the order' }).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const AnOpenListShutsBeforeTheDialog: Story = {
  args: {
    children: (
      <ComboboxField
        name="city"
        label="City"
        value="Ma"
        onValueChange={fn()}
        onChoose={fn()}
        options={[{ id: 'makati', label: 'Makati' }]}
        status="1 place"
        emptyText="No such city"
      />
    ),
  },
  play: async ({ args }) => {
    const city = await screen.findByRole('combobox', { name: 'City' });
    await userEvent.click(city);
    await userEvent.keyboard('{ArrowDown}');
    await expect(city).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(city).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
