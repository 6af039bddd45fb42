import { couriers } from '@suki/domain/delivery/couriers';
import type { SukiError } from '@suki/sdk/errors';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import * as styles from '../../shell/shell.css.ts';
import { lastCourier } from './last-courier.ts';
import { shippingTexts as words } from './shipping.texts.ts';
import { type CheckedParcel, type ParcelErrors, parcelOf } from './shipping-form.view-model.ts';

type ParcelFormProps = {
  readonly hint: string;
  readonly action: string;
  readonly runningLabel: string;
  readonly command: { readonly isRunning: boolean; readonly error: SukiError | null };
  readonly onParcel: (parcel: CheckedParcel) => void;
};

export function ParcelForm({ hint, action, runningLabel, command, onParcel }: ParcelFormProps) {
  const [errors, setErrors] = useState<ParcelErrors>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const form = new FormData(fields);
    const checked = parcelOf({
      courier: String(form.get('courier')),
      trackingNumber: String(form.get('trackingNumber')),
    });
    const number = fields.elements.namedItem('trackingNumber');
    // The next scan overwrites this one in any case: two numbers in one field look like one.
    if (number instanceof HTMLInputElement) number.select();
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      const first = checked.errors.courier === undefined ? number : fields.elements.namedItem('courier');
      (first instanceof HTMLElement ? first : undefined)?.focus();
      return;
    }
    lastCourier.keep(checked.parcel.courier);
    onParcel(checked.parcel);
  }

  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      <Stack space={4}>
        <SelectField
          label={words.courier}
          name="courier"
          required
          defaultValue={lastCourier.read()}
          emptyLabel={words.chooseCourier}
          options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors.courier}
        />
        <TextField
          label={words.number}
          hint={hint}
          name="trackingNumber"
          autoComplete="off"
          autoCapitalize="characters"
          required
          spellCheck={false}
          numeric
          error={errors.trackingNumber ?? (command.error === null ? undefined : refusalText(command.error))}
        />
        <div>
          <Button type="submit" tone="main" loadingLabel={command.isRunning ? runningLabel : undefined}>
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
