/** One option of a select. */
export interface SelectOption {
  value: string;
  label: string;
}
