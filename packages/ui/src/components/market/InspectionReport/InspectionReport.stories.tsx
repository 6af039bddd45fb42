import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { boxPicture, colourways, sidePicture, solePicture } from '../../../../stories/sample-pictures.ts';
import { Button } from '../../foundations/Button/Button.tsx';
import { TextLink } from '../../foundations/TextLink/TextLink.tsx';
import { Stamp } from '../Stamp/Stamp.tsx';
import { type Check, CheckList } from './CheckList.tsx';
import { InspectionReport } from './InspectionReport.tsx';
import { Photos } from './Photos.tsx';

const { dusk } = colourways;
const photos = [
  {
    id: 'side',
    picture: sidePicture(dusk, 'The left shoe from the side; a mark near the heel is circled'),
    caption: 'Left, outside. A mark near the heel.',
    size: { width: 800, height: 560 },
    pins: [{ x: 0.2, y: 0.62 }],
  },
  { id: 'sole', picture: solePicture(dusk, 'The sole'), caption: 'Sole' },
  { id: 'box', picture: boxPicture(dusk, 'The box'), caption: 'Box and label' },
];
const zoomWords = {
  viewer: 'Photos',
  close: 'Close',
  zoom: 'Zoom',
  back: 'Photo before',
  forward: 'Next photo',
  failed: 'The photo didn’t load.',
};
const checks: ReadonlyArray<Check> = [
  { id: 'label', name: 'Label on the box', verdict: 'pass', verdictLabel: 'Pass' },
  { id: 'stitch', name: 'Stitching', verdict: 'pass', verdictLabel: 'Pass' },
  { id: 'upper', name: 'Upper', note: 'A mark of 4 mm near the heel, left', verdict: 'note', verdictLabel: 'Noted' },
  { id: 'smell', name: 'Glue', verdict: 'open', verdictLabel: 'Not yet' },
];
const criteria = (
  <TextLink href="#criteria" size="label">
    Criteria, version 12
  </TextLink>
);

const meta = {
  title: 'Market/InspectionReport',
  component: InspectionReport,
  args: {
    caption: 'Inspection report SK-20611-A, Sat 21 Nov, 09:40',
    title: 'Authentic. One small mark.',
    stamp: (
      <Stamp tone="positive" hole>
        Passed
      </Stamp>
    ),
    children: <CheckList checks={checks} />,
    foot: criteria,
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'goes to the photos and the links in it'],
        ['Enter', 'on a photo: opens it large'],
        ['Left, Right', 'in the viewer: the photo before or after'],
        ['Escape', 'closes the viewer; the focus returns to the photo'],
      ],
      do: [
        'Say the verdict in one sentence; then photos, then every point.',
        'Circle what was found on the photo (`pins`), and say in its alt that something is circled.',
        'Give the photos `zoom`: a press opens them large, with their captions.',
      ],
      dont: [
        'Do not use the big tag for anything that did not go through our hands.',
        'Do not leave out points that failed or are open.',
      ],
      accessibility: [
        'An article; each verdict is a drawing and a word, not a colour alone.',
        'The string and the hole are drawn and say nothing.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof InspectionReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="passed, with photos and points" wide>
        <InspectionReport {...args}>
          <Photos photos={photos} tint={dusk.tint} zoom={{ id: 'sheet-photos', words: zoomWords }} />
          <CheckList checks={checks} />
        </InspectionReport>
      </StoryState>
      <StoryState label="failed, one photo, long words (Filipino)" wide>
        <InspectionReport
          caption="Ulat ng pagsusuri SK-20612-B, Sabado, ika-21 ng Nobyembre, 10:05"
          title="Hindi tunay ang tahi sa loob ng kaliwang sapatos."
          stamp={
            <Stamp tone="critical" hole>
              Hindi pumasa
            </Stamp>
          }
        >
          <Photos photos={photos.slice(1, 2)} tint={dusk.tint} />
          <CheckList
            checks={[
              {
                id: 'stitch',
                name: 'Tahi sa loob at labas ng sapatos',
                note: 'Iba ang pagitan ng mga tahi kaysa sa larawang sanggunian ng gumawa',
                verdict: 'fail',
                verdictLabel: 'Hindi pumasa',
              },
            ]}
          />
        </InspectionReport>
      </StoryState>
    </StorySheet>
  ),
};

export const EachVerdictIsAWord: Story = {
  play: async ({ canvasElement }) => {
    const report = within(within(canvasElement).getByRole('article'));
    await expect(report.getByRole('heading', { name: 'Authentic. One small mark.' })).toBeVisible();
    await expect(report.getAllByRole('listitem')[2]).toHaveTextContent('UpperA mark of 4 mm near the heel, leftNoted');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Criteria, version 12' })).toHaveFocus();
  },
};

/** The viewer is fetched, waits for its photo, and fades. */
const inItsTime = { timeout: 10_000 };

export const OpensPhotos: Story = {
  args: {
    children: <Photos photos={photos} tint={dusk.tint} zoom={{ id: 'photos', words: zoomWords }} />,
  },
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getByRole('link', { name: 'The sole' });
    await expect(second).toHaveAttribute('href', photos[1]?.picture.src);
    await userEvent.click(second);
    const page = within(document.body);
    const viewer = await page.findByRole('dialog', { name: 'Photos' }, inItsTime);
    await within(viewer).findByText('Sole');
    // While it still opens: the key is carried out afterwards.
    await userEvent.keyboard('{ArrowLeft}');
    await within(viewer).findByText('Left, outside. A mark near the heel.', {}, inItsTime);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), inItsTime);
    await expect(second).toHaveFocus();
  },
};

function Leaving(props: ComponentProps<typeof InspectionReport>) {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <Button onClick={() => setIsHere(false)}>Leave</Button>
      {isHere && <InspectionReport {...props} />}
    </>
  );
}

export const TheViewerGoesWithItsPhotos: Story = {
  args: OpensPhotos.args ?? {},
  render: (args) => <Leaving {...args} />,
  play: async ({ canvasElement }) => {
    const leave = within(canvasElement).getByRole('button', { name: 'Leave' });
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'The sole' }));
    const page = within(document.body);
    await page.findByRole('dialog', { name: 'Photos' }, inItsTime);
    leave.click();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    // Nothing of it fights for the focus any more.
    leave.focus();
    await expect(leave).toHaveFocus();
  },
};
