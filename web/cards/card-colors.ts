/** The colours of the deep ground in ui/theme.css, which only browsers can evaluate. A test keeps the two equal. */
export const cardColors = {
  ground: '#0a1828',
  text: '#f3f6f6',
  quiet: '#a8b8c7',
  known: '#5fd8c9',
  exposed: '#f2a93b',
  glow: '#0a6c66',
};
