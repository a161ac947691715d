'use client';

import { createContext, useContext } from 'react';
import type { FormErrors } from '../inputs/use-form.ts';

/** What is wrong with the form around a field. */
export const FieldErrors = createContext<FormErrors>({});

/** What is wrong with a field, out of the form around it. */
export const useFieldError = (name: string): string | undefined => useContext(FieldErrors)[name];
