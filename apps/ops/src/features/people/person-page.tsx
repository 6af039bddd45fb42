import { isId, type UserId } from '@suki/domain/ids/id';
import { usePerson } from '@suki/sdk/hooks/staff/people';
import type { Person } from '@suki/sdk/types';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { FactList } from '@suki/ui/lists/FactList/FactList';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { mayAct, type Roles } from '../../session/roles.ts';
import { Failure } from '../../shell/failure.tsx';
import { LoadingLines } from '../../shell/loading-lines.tsx';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { paths } from '../../shell/paths.ts';
import { ActsOnPerson } from './acts-on-person.tsx';
import { peopleTexts, personTexts as words } from './people.texts.ts';
import { factsOf, historyEntry, nameOf, standingLine } from './person.view-model.ts';
import { RolesOfPerson } from './roles-of-person.tsx';
import { TradesOfPerson } from './trades-of-person.tsx';

type Props<Id extends string> = { readonly userId: Id; readonly roles: Roles };

export function PersonPage({ userId, roles }: Props<string>) {
  return isId('usr', userId) ? (
    <Known userId={userId} roles={roles} />
  ) : (
    <NoSuchPage title={words.unknown.title} text={words.unknown.text} />
  );
}

function Known({ userId, roles }: Props<UserId>) {
  const { data: person, error, reload } = usePerson(userId);
  return (
    <PageFrame title={person === null ? words.page : nameOf(person)}>
      <Page as="main" id="main">
        {person !== null && <Sheet person={person} roles={roles} />}
        {person === null && error === null && <LoadingLines label={words.loading} />}
        {person === null && error !== null && <Failure level={1} error={error} retry={reload} />}
      </Page>
    </PageFrame>
  );
}

function Sheet({ person, roles }: { readonly person: Person; readonly roles: Roles }) {
  const maySet = mayAct(roles, 'support');
  return (
    <>
      <Stack space={3}>
        <Breadcrumbs
          label={words.where}
          items={[{ href: paths.people, label: peopleTexts.title }]}
          here={nameOf(person)}
          link={OpsLink}
        />
        <Inline space={3}>
          <Heading level={1}>{nameOf(person)}</Heading>
          {person.isSuspended && <Tag tone="solid">{peopleTexts.suspended}</Tag>}
        </Inline>
      </Stack>
      <TwoColumns>
        <Section title={words.account}>
          <FactList facts={factsOf(person)} />
        </Section>
        <div>
          <Section title={words.acts}>
            {maySet ? <ActsOnPerson person={person} /> : <Text tone="soft">{words.onlyLook}</Text>}
          </Section>
          {mayAct(roles, 'admin') && <RolesOfPerson person={person} />}
        </div>
      </TwoColumns>
      <TwoColumns>
        <Section title={words.standing}>
          <Standings person={person} />
        </Section>
        <Section title={words.history}>
          {person.history.length === 0 ? (
            <Text tone="soft">{words.noHistory}</Text>
          ) : (
            <Timeline entries={person.history.map(historyEntry)} />
          )}
        </Section>
      </TwoColumns>
      <TradesOfPerson person={person} maySet={maySet} />
    </>
  );
}

function Standings({ person }: { readonly person: Person }) {
  if (person.standings.length === 0) {
    return <Text tone="soft">{words.noStandings}</Text>;
  }
  return (
    <Rows label={words.standings}>
      {person.standings.map(standingLine).map(({ id, title, cause, lifted, href }) => (
        <Row key={id}>
          <Text weight="bold">{title}</Text>
          <Text measure>{cause}</Text>
          {lifted !== null && <Text measure>{lifted}</Text>}
          {href !== null && (
            <TextLink href={href} link={OpsLink} aria-label={words.openOrderOf(title)}>
              {words.openOrder}
            </TextLink>
          )}
        </Row>
      ))}
    </Rows>
  );
}
