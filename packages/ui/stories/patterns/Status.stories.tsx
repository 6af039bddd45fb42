import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../src/components/foundations/Stack/Stack.tsx';
import { Text } from '../../src/components/foundations/Text/Text.tsx';
import { Stamp } from '../../src/components/market/Stamp/Stamp.tsx';
import { StepTrack } from '../../src/components/market/StepTrack/StepTrack.tsx';

/**
 * One sentence says who is next, until when, and what happens if the time runs out. The track shows the way, the stamp
 * the outcome. A state always has its word: colour only helps.
 */
const meta = { title: 'Patterns/Status' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  render: () => (
    <Stack>
      <Text>The seller sends the pair by Fri 22 Nov. If it has not left by then, your money comes back.</Text>
      <StepTrack
        label="Step 2 of 4"
        doneLabel="done"
        caption="Step 2 of 4. Next: we check the pair."
        steps={[
          { id: 'paid', name: 'Paid', date: '18 Nov', state: 'done' },
          { id: 'sent', name: 'Sent to us', date: 'by 22 Nov', state: 'now' },
          { id: 'checked', name: 'Checked', state: 'todo' },
          { id: 'yours', name: 'With you', state: 'todo' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Step 2 of 4' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent('Sent to us');
  },
};

export const Verdicts: Story = {
  render: () => (
    <Stack>
      <div>
        <Stamp tone="positive" hole>
          Passed the check
        </Stamp>
      </div>
      <div>
        <Stamp tone="caution">Small defect</Stamp>
      </div>
      <div>
        <Stamp tone="critical">Did not pass</Stamp>
      </div>
      <div>
        <Stamp>Cancelled</Stamp>
      </div>
    </Stack>
  ),
};
