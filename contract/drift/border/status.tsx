import { useFormStatus } from 'react-dom';

/** Says whether the form around it is being sent. */
export function Status() {
  return <p>{useFormStatus().pending ? 'Sending' : 'Ready'}</p>;
}
