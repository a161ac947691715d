import { Field, useControl } from '../inputs/field.tsx';
import { SelectFrame, selectLook } from '../inputs/select-frame.tsx';
import type { Order } from './choice.ts';

/** The select for the order of the cards. */
export function OrderSelect({
  orders,
  value,
  onChange,
}: {
  orders: readonly Order[];
  value: string;
  onChange: (name: string) => void;
}) {
  const control = useControl({ name: 'sort' });
  return (
    <Field control={control.id} label="Sort by" isLabelHidden>
      <SelectFrame>
        <select
          {...control}
          className={selectLook}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {orders.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  );
}
