/** Tailwind is the only step between the style sheets and the browser. */
export default { plugins: { '@tailwindcss/postcss': {} } };
