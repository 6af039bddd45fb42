import { usePeople } from '@suki/sdk/hooks/staff/people';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Failure } from '../../shell/failure.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { foundPeoplePath, personPath } from '../../shell/paths.ts';
import { fields } from '../../shell/shell.css.ts';
import { contactLine, nameOf } from './person.view-model.ts';

const SEARCH_LENGTH_MIN = 2;

/** Searches for people. The search stands in the address, so that the back button leads back to the list. */
export function People() {
  const [search] = useSearchParams();
  const text = search.get('text');
  return (
    <PageFrame title="People">
      <Page as="main" id="main">
        <Stack space={5}>
          <Heading level={1}>People</Heading>
          <SearchForm key={text} text={text ?? ''} />
          {text !== null && <Found text={text} />}
        </Stack>
      </Page>
    </PageFrame>
  );
}

function SearchForm({ text }: { readonly text: string }) {
  const [, navigate] = useLocation();
  const [error, setError] = useState<string | undefined>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('text')).trim();
    if (typed.length < SEARCH_LENGTH_MIN) {
      setError('Type two letters or more.');
      return;
    }
    setError(undefined);
    navigate(foundPeoplePath(typed));
  }
  return (
    <form onSubmit={submit} noValidate className={fields}>
      <Stack space={3}>
        <TextField
          label="Email, mobile number, order number or name"
          hint="The start of a name is enough. An order number finds its buyer and seller."
          name="text"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          autoFocus
          defaultValue={text}
          error={error}
        />
        <div>
          <Button type="submit" tone="main">
            Search
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Found({ text }: { readonly text: string }) {
  const { data, error, reload } = usePeople(text);
  if (data === null) {
    return error === null ? <LoadingRows label="Searching" /> : <Failure error={error} retry={reload} />;
  }
  if (data.items.length === 0) {
    return (
      <Text role="status" measure>
        No one found for “{text}”. Check the spelling. An email or a number has to be complete, and a name is found by
        its first letters.
      </Text>
    );
  }
  return (
    <Stack space={3}>
      <Rows label={`People found for ${text}`}>
        {data.items.map((person) => (
          <Row key={person.id} align="center" end={person.isSuspended ? <Tag tone="solid">Suspended</Tag> : undefined}>
            <TextLink href={personPath(person.id)} link={OpsLink}>
              {nameOf(person)}
            </TextLink>
            <Text size="label" tone="soft" numeric>
              {contactLine(person)}
            </Text>
          </Row>
        ))}
      </Rows>
      {data.hasMore && <Text tone="soft">There are more. Type more of the name, or a complete email.</Text>}
    </Stack>
  );
}
