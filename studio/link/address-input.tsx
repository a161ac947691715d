import type { FocusEvent } from 'react';
import { type StringInputProps, set } from 'sanity';
import { typedAddress } from '#schemas/link/typed-address.ts';

/**
 * A text field for an address. On blur, it completes an address such as `example.com`, as the page does where links are
 * made.
 */
export function AddressInput(props: StringInputProps) {
  const { value, onChange, elementProps } = props;
  const complete = (event: FocusEvent<HTMLInputElement>) => {
    elementProps.onBlur(event);
    const meant = typedAddress(value ?? '');
    if (meant && meant !== value) onChange(set(meant));
  };
  return props.renderDefault({ ...props, elementProps: { ...elementProps, onBlur: complete } });
}
