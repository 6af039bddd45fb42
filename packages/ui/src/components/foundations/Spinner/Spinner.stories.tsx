import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Page } from '../Page/Page.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Foundations/Spinner',
  component: Spinner,
  args: { visible: true, label: 'Opening GCash' },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      keyboard: 'none',
      do: [
        'Cover the screen with it only while nothing may be pressed, such as the way to a payment.',
        'Say what is waited for: "Opening GCash".',
        'Keep it in the page and change visible, so that it can fade.',
      ],
      dont: [
        'Do not show it while a page or a list loads; there stand skeletons.',
        'Do not show it for a press that can be waited for on the button; that is loadingLabel.',
      ],
      accessibility: [
        'What is waited for is announced when it appears.',
        'It fades in 200 ms, and the ring turns once in 1 s, as the specification says; with reduced motion it stands still.',
        'The words say that work goes on, so the ring is never the only sign.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  args: { label: 'Binubuksan ang GCash. Huwag isara ang pahinang ito.' },
  render: (args) => (
    <>
      <Page>
        <Text>The page behind shines through.</Text>
      </Page>
      <Spinner {...args} />
    </>
  ),
};

function Pays() {
  const [isPaying, setPaying] = useState(false);
  return (
    <>
      <Button onClick={() => setPaying(!isPaying)}>Pay</Button>
      <Spinner visible={isPaying} label="Opening GCash" />
    </>
  );
}

export const ItIsAnnouncedAndGoes: Story = {
  render: () => <Pays />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    pay.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening GCash');
    const covers = () => document.elementFromPoint(20, 20)?.closest('[aria-busy="true"]') ?? null;
    await waitFor(() => expect(covers()).not.toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(document.elementFromPoint(20, 20)?.closest('[aria-busy]') ?? null).toBeNull());
  },
};
