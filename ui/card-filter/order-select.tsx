import '../inputs/select.css';
import { Field, useControl } from '../inputs/field.tsx';
import type { Order } from './choice.ts';

/** In which order the cards stand. */
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
      <div className="select">
        <select
          {...control}
          className="control"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {orders.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
