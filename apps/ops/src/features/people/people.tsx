import { usePeople } from '@suki/sdk/hooks/staff/people';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Failure } from '../../shell/failure.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { foundPeoplePath, personPath } from '../../shell/paths.ts';
import { fields } from '../../shell/shell.css.ts';
import { peopleTexts as words } from './people.texts.ts';
import { contactLine, nameOf } from './person.view-model.ts';

const SEARCH_LENGTH_MIN = 2;

/** Searches for people. The search stands in the address, so that the back button leads back to the list. */
export function People() {
  const [search] = useSearchParams();
  const text = search.get('text');
  return (
    <ListPage title={words.title} choice={<SearchForm key={text} text={text ?? ''} />}>
      {text !== null && <Found text={text} />}
    </ListPage>
  );
}

function SearchForm({ text }: { readonly text: string }) {
  const [, navigate] = useLocation();
  const [error, setError] = useState<string | undefined>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('text')).trim();
    if (typed.length < SEARCH_LENGTH_MIN) {
      setError(words.tooShort);
      return;
    }
    setError(undefined);
    navigate(foundPeoplePath(typed));
  }
  return (
    <form onSubmit={submit} noValidate className={fields}>
      <Stack space={3}>
        <TextField
          label={words.field}
          hint={words.hint}
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
            {words.search}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Found({ text }: { readonly text: string }) {
  const { data, error, reload } = usePeople(text);
  if (data === null) {
    return error === null ? <LoadingRows label={words.searching} /> : <Failure error={error} retry={reload} />;
  }
  if (data.items.length === 0) {
    return (
      <Text role="status" measure>
        {words.nothing(text)}
      </Text>
    );
  }
  return (
    <Stack space={3}>
      <Rows label={words.found(text)}>
        {data.items.map((person) => (
          <Row
            key={person.id}
            align="center"
            end={person.isSuspended ? <Tag tone="solid">{words.suspended}</Tag> : undefined}
          >
            <TextLink href={personPath(person.id)} link={OpsLink}>
              {nameOf(person)}
            </TextLink>
            <Text size="label" tone="soft" numeric>
              {contactLine(person)}
            </Text>
          </Row>
        ))}
      </Rows>
      {data.hasMore && <Text tone="soft">{words.more}</Text>}
    </Stack>
  );
}
