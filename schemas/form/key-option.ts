declare module '@sanity/types' {
  interface StringOptions {
    /** Whether a text is not for visitors: something else is found by it, and so it is not replaced as words are. */
    isKey?: boolean;
  }
}

export {};
