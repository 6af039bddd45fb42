'use client';
import type { Ask } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { useState } from 'react';
import { askTexts } from './asks.texts.ts';
import { EditAsk } from './edit-ask.client.tsx';
import { CancelAsk } from './end-ask.client.tsx';

/** The actions of a listed ask: new price or days, or off sale. The form replaces the buttons. */
export function ChangeAsk({ ask }: { readonly ask: Ask }) {
  const [isEditing, setEditing] = useState(false);
  const can = (action: string): boolean => ask.next.actions.includes(action);
  if (isEditing && can('edit_ask')) {
    return <EditAsk ask={ask} onDone={() => setEditing(false)} />;
  }
  return (
    <Inline space={3}>
      {can('edit_ask') && (
        <Button tone="ink" onClick={() => setEditing(true)}>
          {askTexts.edit.open}
        </Button>
      )}
      {can('cancel_ask') && <CancelAsk ask={ask} />}
    </Inline>
  );
}
