import type { FocusEvent } from 'react';
import { type StringInputProps, set } from 'sanity';
import { typedAddress } from '#schemas/link/typed-address.ts';

/** A line for an address: when it is left, `example.com` has become the address that is meant, as where links are made on the page. */
export function AddressInput(props: StringInputProps) {
  const { value, onChange, elementProps } = props;
  const complete = (event: FocusEvent<HTMLInputElement>) => {
    elementProps.onBlur(event);
    const meant = typedAddress(value ?? '');
    if (meant && meant !== value) onChange(set(meant));
  };
  return props.renderDefault({ ...props, elementProps: { ...elementProps, onBlur: complete } });
}
