import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import * as styles from './FieldFrame.css.ts';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from './FieldFrame.tsx';

/** The least field there is: what every field of the kit does with its frame. */
function Framed({ labelHidden, ...words }: FieldWords & { labelHidden?: boolean }) {
  const ids = useFieldIds(words);
  return (
    <FieldFrame words={words} ids={ids} labelHidden={labelHidden}>
      <div className={styles.box({ invalid: words.error !== undefined })}>
        <input {...controlProps(words, ids)} autoComplete="off" className={styles.input()} />
      </div>
    </FieldFrame>
  );
}

const meta = {
  title: 'Private/FieldFrame',
  component: Framed,
  args: { label: 'Landmark' },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Build every new field from it: label, hint, the control, error and reason are then tied together alike.',
        'Write the hint as what to type or why we ask, in one sentence.',
        'Write the error as what is wrong and what to do about it.',
      ],
      dont: [
        'Do not use a placeholder as a label: it is gone once somebody types.',
        'Do not mark required fields; mark the few that are optional.',
      ],
      accessibility: [
        'The label names the control; hint, error and reason describe it, in this order.',
        'The place of the error is there from the start, so that an error is announced when it appears.',
        'An error has a sign, bold words and a thicker edge besides its colour; forced colours draw a double edge.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Framed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { optionalLabel: 'optional', hint: 'What the courier can look for: a store, a gate, a colour.' },
};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="label only">
        <Framed label="Landmark" />
      </StoryState>
      <StoryState label="optional, with a hint">
        <Framed label="Landmark" optionalLabel="optional" hint="What the courier can look for: a store, a gate." />
      </StoryState>
      <StoryState label="error">
        <Framed label="Landmark" error="At most 120 characters. Leave away what is on the map." />
      </StoryState>
      <StoryState label="hint and error">
        <Framed label="Landmark" hint="A store, a gate, a colour." error="At most 120 characters." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <Framed label="Landmark" disabledReason="The parcel is on its way: its address stays." />
      </StoryState>
      <StoryState label="label for screen readers only, under a heading">
        <Framed label="Landmark" labelHidden />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Framed
          label="Palatandaang makikita ng kuryer malapit sa inyong bahay o gusali"
          optionalLabel="hindi kailangang sagutan"
          hint="Halimbawa: tindahang nasa kanto, kulay ng bakod, o pangalan ng simbahan sa tapat."
          error="Hindi hihigit sa 120 titik. Alisin ang nakasulat na sa mapa at ilagay lamang ang nakikita."
        />
      </StoryState>
    </StorySheet>
  ),
};

export const AllWordsAreTied: Story = {
  args: { hint: 'A store, a gate.', error: 'At most 120 characters.', disabledReason: 'The parcel is on its way.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Landmark' });
    await expect(field).toHaveAccessibleDescription(
      'A store, a gate. At most 120 characters. The parcel is on its way.',
    );
    await expect(field).toBeInvalid();
    await expect(field).toBeDisabled();
  },
};

export const ItsLabelLeadsIntoIt: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Landmark'));
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
