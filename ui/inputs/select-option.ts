/** One value to choose. */
export interface SelectOption {
  value: string;
  label: string;
}
