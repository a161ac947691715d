/** The `theme-color` for the browser around the page, in each scheme; the light one is that of the specification. */
export const themeColors = { light: 'white', dark: '#0b1522' } as const;
