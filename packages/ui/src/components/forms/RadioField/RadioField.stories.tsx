import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { RadioField } from './RadioField.tsx';

const meta = {
  title: 'Forms/RadioField',
  component: RadioField,
  args: {
    label: 'Box of the pair',
    name: 'box',
    options: [
      { value: 'whole', label: 'Whole' },
      { value: 'damaged', label: 'Damaged', detail: 'A dent, a tear or writing on it.' },
      { value: 'missing', label: 'Missing' },
    ],
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the chosen answer, or to the first one while none is chosen'],
        ['Arrow keys', 'choose the next or the previous answer'],
        ['Space', 'chooses the answer that has the focus'],
      ],
      do: [
        'Use it for two to six answers that are understood from a few words.',
        'Put the answers beside each other with inline only when all are one word.',
      ],
      dont: [
        'Do not use it where each answer needs an amount or a reason; that is RadioCards.',
        'Do not use it for on and off; that is SwitchField, or CheckboxField in a form that is sent.',
        'Do not choose an answer in advance that costs somebody money.',
      ],
      accessibility: [
        'The group is named by its label and described by hint, error and reason.',
        'The second line of an answer is its description, not a part of its name.',
        'The whole line can be pressed and is at least 44 px high.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'Buyers see it before they pay.', defaultValue: 'whole' } };

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="nothing chosen">
        <RadioField {...meta.args} name="none" hint="Buyers see it before they pay." />
      </StoryState>
      <StoryState label="one chosen">
        <RadioField {...meta.args} name="one" defaultValue="damaged" />
      </StoryState>
      <StoryState label="inline, optional">
        <RadioField
          {...meta.args}
          label="Worn?"
          optionalLabel="optional"
          name="worn"
          inline
          options={yesOrNo}
          defaultValue="no"
        />
      </StoryState>
      <StoryState label="one answer cannot be taken">
        <RadioField
          {...meta.args}
          label="Courier"
          name="courier"
          defaultValue="jnt"
          options={[
            { value: 'jnt', label: 'J&T Express' },
            { value: 'lbc', label: 'LBC', detail: 'Does not pick up in Batanes.', disabled: true },
          ]}
        />
      </StoryState>
      <StoryState label="error">
        <RadioField {...meta.args} name="error" error="Choose in what state the box is." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <RadioField
          {...meta.args}
          name="disabled"
          defaultValue="whole"
          disabledReason="The pair has passed the inspection: this can no longer be changed."
        />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <RadioField
          label="Ano ang kalagayan ng kahon ng sapatos na ipapadala mo?"
          name="long"
          defaultValue="b"
          options={[
            { value: 'a', label: 'Buo at walang punit, kasama pa ang takip at ang papel sa loob' },
            { value: 'b', label: 'May sira', detail: 'May yupi, punit o sulat na makikita ng bibili.' },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.tab();
    await expect(getByRole('radio', { name: 'Whole' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(getByRole('radio', { name: 'Whole' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(getByRole('radio', { name: 'Damaged' })).toBeChecked();
    await expect(getByRole('radio', { name: 'Damaged' })).toHaveAccessibleDescription(
      'A dent, a tear or writing on it.',
    );
  },
};

export const TheCallerKeepsTheChoice: Story = {
  args: { value: 'whole', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Missing'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('missing');
    await expect(within(canvasElement).getByRole('radio', { name: 'Whole' })).toBeChecked();
  },
};

export const TheGroupCarriesTheError: Story = {
  args: { error: 'Choose in what state the box is.', required: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Box of the pair' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose in what state the box is.');
  },
};
