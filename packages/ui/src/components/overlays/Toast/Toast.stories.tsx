import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Dialog } from '../Dialog/Dialog.client.tsx';
import { ToastBox } from './ToastBox.tsx';
import { ToastRegion } from './ToastRegion.client.tsx';
import { toasts } from './toast-store.ts';

/** Long enough to be looked at. */
const stays = { durationMs: 600_000 };

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  beforeEach: () => () => {
    toasts.show('', { durationMs: 0 });
    toasts.dismiss();
  },
  parameters: {
    docs: { story: { inline: false, height: '220px' } },
    guide: {
      keyboard: 'none',
      do: [
        'Confirm with it what somebody just did, in two or three words: "Saved", "Bid withdrawn".',
        'Give a sentence that has to be read a longer time: durationMs.',
        'Take the tone critical when something failed, and say what to do.',
      ],
      dont: [
        'Do not put anything to press into it: it goes after a second.',
        'Do not tell with it what a person must know later; that belongs on the page.',
        'Do not show it for what is seen anyway, such as a page that changed.',
      ],
      accessibility: [
        'It is announced when the screen reader has ended its sentence, critical ones at once; also while a dialog is open.',
        'It stays while a pointer is on it, and comes back when it is caught while fading.',
        'It shows for 1000 ms and fades in 140 ms, as the specification says; with reduced motion it does not fade.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: () => (
    <Inline>
      <Button onClick={() => toasts.show('Saved')}>plain</Button>
      <Button onClick={() => toasts.show('Offer accepted', { tone: 'positive' })}>positive</Button>
      <Button onClick={() => toasts.show('Not sent. Try again.', { tone: 'critical', durationMs: 4000 })}>
        critical
      </Button>
      <ToastRegion />
    </Inline>
  ),
};

export const Sheet: Story = {
  beforeEach: () => toasts.show('Where it stands: above the bars of a phone', stays),
  render: () => (
    <>
      <StorySheet>
        <StoryState label="plain">
          <ToastBox phase="shown" tone="plain" text="Saved" />
        </StoryState>
        <StoryState label="positive">
          <ToastBox phase="shown" tone="positive" text="Offer accepted" />
        </StoryState>
        <StoryState label="critical">
          <ToastBox phase="shown" tone="critical" text="Not sent. Try again." />
        </StoryState>
        <StoryState label="long words (Filipino)">
          <ToastBox
            phase="shown"
            tone="critical"
            text="Hindi naipadala ang alok mo. Walang nabawas sa GCash; subukan ulit mamaya."
          />
        </StoryState>
      </StorySheet>
      <div style={{ height: 160 }} />
      <ToastRegion />
    </>
  ),
};

export const Positive: Story = {
  beforeEach: () => toasts.show('Offer accepted', { tone: 'positive', ...stays }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Offer accepted');
    await expect(within(canvasElement).getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const CriticalIsSaidAtOnce: Story = {
  beforeEach: () => toasts.show('Not sent. Try again.', { tone: 'critical', ...stays }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Not sent. Try again.');
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ItGoesByItself: Story = {
  play: async ({ canvasElement }) => {
    toasts.show('Saved');
    await waitFor(() => expect(within(canvasElement).getByText('Saved')).toBeVisible());
    await waitFor(() => expect(within(canvasElement).queryByText('Saved')).toBeNull(), { timeout: 4000 });
  },
};

export const ItStaysUnderThePointer: Story = {
  beforeEach: () => {
    spyOn(toasts, 'pause');
    spyOn(toasts, 'resume');
    toasts.show('Read this', stays);
  },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Read this');
    await userEvent.hover(words);
    await expect(toasts.pause).toHaveBeenCalled();
    await expect(toasts.resume).not.toHaveBeenCalled();
    await userEvent.unhover(words);
    await expect(toasts.resume).toHaveBeenCalled();
  },
};

export const ItIsHeardWhileADialogIsOpen: Story = {
  render: () => (
    <>
      <ToastRegion />
      <Dialog open onClose={() => undefined} title="Withdraw ₱8,650?" closeLabel="Close">
        To GCash, today.
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    toasts.show('On its way', stays);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('On its way'));
  },
};
