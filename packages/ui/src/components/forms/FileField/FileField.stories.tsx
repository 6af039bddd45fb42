import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';
import { FilePreviews } from './FilePreviews.client.tsx';

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: {
    label: 'Photos of the pair',
    action: 'Take or choose photos',
    rule: 'JPEG or PNG, at most 10 MB each',
    accept: 'image/jpeg,image/png',
    multiple: true,
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field, then to each photo that can be taken out'],
        ['Enter, Space', 'on the field: opens the camera or the album; on a cross: takes the photo out'],
      ],
      do: [
        'Say the rule before the press: kinds, size, how many.',
        'Show what was chosen with FilePreviews, so that a wrong photo is seen before it is sent.',
      ],
      dont: [
        'Do not ask for photos where the catalogue has them.',
        'Do not upload before somebody sends the form: data costs money.',
      ],
      accessibility: [
        'The field is named by its label and what a press does.',
        'The whole box can be pressed, and files can be dropped on it.',
        'After a photo is taken out the focus goes on to the next one, or back to the field.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawing = (name: string, colour: string) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="${colour}" d="M0 0h60v60H0z"/><path d="M8 36h14l10-8 20 10v8H8z"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml', lastModified: 0 },
  );
const photos = [drawing('left.svg', 'tan'), drawing('sole.svg', 'silver')];
const receipt = new File(['receipt'], 'receipt-of-the-store.pdf', { type: 'application/pdf', lastModified: 0 });

function Kept({ files, ...props }: FileFieldProps & { files: ReadonlyArray<File> }) {
  const [kept, setKept] = useState(files);
  return (
    <FileField
      {...props}
      onChange={(event) => setKept([...kept, ...(event.currentTarget.files ?? [])])}
      previews={
        <FilePreviews
          files={kept}
          removeLabel="Take out"
          onRemove={(index) => setKept(kept.filter((_, other) => other !== index))}
        />
      }
    />
  );
}

export const Playground: Story = { render: (args) => <Kept {...args} files={[]} /> };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <FileField {...meta.args} hint="The label with the barcode has to be readable." />
      </StoryState>
      <StoryState label="with previews">
        <Kept {...meta.args} files={[...photos, receipt]} />
      </StoryState>
      <StoryState label="optional, without a rule">
        <FileField label="Receipt of the store" optionalLabel="optional" action="Choose a file" />
      </StoryState>
      <StoryState label="error">
        <FileField {...meta.args} error="IMG_2048.heic is no JPEG or PNG. Choose another one." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <FileField {...meta.args} disabledReason="Twelve photos are the most. Take one out first." />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <FileField
          label="Mga larawan ng sapatos, ng suwelas, at ng kahon nito"
          action="Kumuha ng bagong larawan o pumili mula sa mga nakatago"
          rule="JPEG o PNG, hindi hihigit sa 10 MB ang bawat isa, at hindi hihigit sa labindalawa"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  render: (args) => <Kept {...args} files={photos} />,
  play: async ({ canvasElement }) => {
    const { findByRole, getByRole, queryByRole } = within(canvasElement);
    const first = await findByRole('button', { name: 'Take out left.svg' });
    await userEvent.tab();
    const field = canvasElement.querySelector('input');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleName('Photos of the pair: Take or choose photos');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(queryByRole('button', { name: 'Take out left.svg' })).toBeNull();
    await expect(getByRole('button', { name: 'Take out sole.svg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
  },
};

export const AChosenFileIsShown: Story = {
  render: (args) => <Kept {...args} accept="application/pdf" files={[]} />,
  play: async ({ canvasElement }) => {
    await userEvent.upload(within(canvasElement).getByLabelText(/Take or choose photos/), receipt);
    await expect(await within(canvasElement).findByText('receipt-of-the-store.pdf')).toBeVisible();
  },
};
