import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { ChangesOf, hasChanges } from '../stories/changes/Changes.tsx';
import { GuideTables } from './GuideTables.tsx';
import { readGuide } from './read-guide.ts';

/** The page of one component: its sentence, the part with its controls, its guide, and all its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = readGuide(preparedMeta.parameters.guide);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {guide !== undefined && <GuideTables guide={guide} />}
      <Stories includePrimary={false} />
      {hasChanges(component) && (
        <>
          <Heading>What changed</Heading>
          <ChangesOf component={component} />
        </>
      )}
    </>
  );
}
