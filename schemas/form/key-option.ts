declare module '@sanity/types' {
  interface StringOptions {
    /**
     * Whether the text is a key by which code finds something. It is not for visitors, so replacing words leaves it
     * as it is.
     */
    isKey?: boolean;
  }
}

export {};
