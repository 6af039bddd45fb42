import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { countRunTimeStyles } from '../../../../stories/run-time-styles.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Popover } from './Popover.client.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: { icon: 'info', label: 'What the authentication fee is for' },
    title: 'Authentication, ₱250',
    closeLabel: 'Close',
    children: <Text>Two people look at each pair: stitching, glue, weight, box. It is the same for every price.</Text>,
  },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      keyboard: [
        ['Enter, Space', 'on the button: opens it, with the focus inside; again: shuts it'],
        ['Tab, Shift + Tab', 'go round inside it'],
        ['Escape', 'closes it, and the focus is on the button again'],
      ],
      do: [
        'Explain a word or a figure right beside it, in a few lines.',
        'Use it for one small choice that belongs to one thing, such as the note on a saved item.',
        'Name the button after what will be read: "What the authentication fee is for".',
      ],
      dont: [
        'Do not hide a fee, a deadline or a risk in it: one plain sentence on the page beats it.',
        'Do not use it for things to do; that is a Menu.',
        'Do not put a form of several fields into it; that is a Drawer.',
      ],
      accessibility: [
        'It is a dialog named by its title; the page stays in reach, and a press elsewhere closes it.',
        'It opens on a press, so it works with a finger, a key and a switch alike.',
        'Only the button is in the page: the rest is fetched when a pointer or the focus reaches the button.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="a drawing, closed">
        <Popover trigger={{ icon: 'info', label: 'What the fee is for' }} title="Fee" closeLabel="Close">
          <Text>Words</Text>
        </Popover>
      </StoryState>
      <StoryState label="words, closed">
        <Popover trigger={{ text: 'Paano kinakalkula ang halagang ito?' }} title="Fee" closeLabel="Close">
          <Text>Words</Text>
        </Popover>
      </StoryState>
      <StoryState label="open, long words (Filipino)" wide>
        <Popover
          defaultOpen
          trigger={{ text: 'Note', size: 'compact' }}
          title="Tandaan mo kung bakit mo itinabi ang pares na ito"
          closeLabel="Close"
        >
          <Stack>
            <Text>Ikaw lang ang makakakita nito. Mananatili ito hangga't hindi mo binubura.</Text>
            <TextField label="Note" defaultValue="Hintayin ang sahod sa katapusan" />
            <Button tone="ink" wide>
              Save the note
            </Button>
          </Stack>
        </Popover>
        <div style={{ height: 380 }} />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'What the authentication fee is for' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Authentication, ₱250' });
    await waitFor(() => expect(within(popover).getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const APressElsewhereClosesAndKeepsItsTarget: Story = {
  render: (args) => (
    <Stack align="start">
      <Popover {...args} />
      <TextField label="Your price" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /fee/ }));
    await screen.findByRole('dialog');
    const price = canvas.getByRole('textbox', { name: 'Your price' });
    await waitFor(async () => {
      await userEvent.click(price);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await expect(price).toHaveFocus();
  },
};

export const ASecondPressShuts: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const styles = countRunTimeStyles();
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await expect(countRunTimeStyles()).toBe(styles);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TheCrossShuts: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
