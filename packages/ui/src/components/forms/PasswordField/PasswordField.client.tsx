'use client';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { TextButton } from '../../foundations/TextButton/TextButton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as frameStyles from '../../private/FieldFrame/FieldFrame.css.ts';
import { controlProps, FieldFrame, type FieldWords, useFieldIds } from '../../private/FieldFrame/FieldFrame.tsx';
import * as styles from './PasswordField.css.ts';

type NativeInput = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'required'
  | 'disabled'
  | 'ref'
>;

/** Strength of a password: the caller measures it and words it. */
export type PasswordStrength = { level: 1 | 2 | 3 | 4; words: string };

export type PasswordFieldProps = Omit<FieldWords, 'optionalLabel'> &
  NativeInput & {
    id?: string | undefined;
    /** `new` where one is made or changed: password managers then offer a strong one. */
    purpose: 'current' | 'new';
    showLabel: string;
    hideLabel: string;
    /** Shown while Caps Lock is on: "Caps Lock is on". */
    capsLockLabel: string;
    strength?: PasswordStrength | undefined;
  };

/** A password field that allows pasting, password managers and a look at the typed text before it is sent. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, disabledReason, id, purpose, showLabel, hideLabel, ...rest } = props;
  const { capsLockLabel, strength, ...native } = rest;
  const words = { label, hint, error, disabledReason };
  const ids = useFieldIds(words, id);
  const control = controlProps(words, ids, native.disabled);
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame words={words} ids={ids}>
      <div className={frameStyles.box({ invalid: error !== undefined })}>
        <input
          {...native}
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={`${purpose}-password`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          onKeyDown={noticeCapsLock}
          onKeyUp={noticeCapsLock}
          className={frameStyles.input()}
        />
        <span className={styles.show}>
          <TextButton
            size="label"
            aria-controls={ids.id}
            disabled={control.disabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? hideLabel : showLabel}
            <VisuallyHidden>{label}</VisuallyHidden>
          </TextButton>
        </span>
      </div>
      {strength !== undefined && <Strength {...strength} />}
      <p role="status" className={styles.capsLock}>
        {capsLock && capsLockLabel}
      </p>
    </FieldFrame>
  );
}

const bars = [1, 2, 3, 4] as const;

function Strength({ level, words }: PasswordStrength) {
  return (
    <div className={styles.strength}>
      <span aria-hidden="true" className={styles.bars}>
        {bars.map((bar) => (
          <i key={bar} className={styles.bar({ filled: bar <= level })} />
        ))}
      </span>
      <span role="status">{words}</span>
    </div>
  );
}
