/** Opens a stream of events; `until` reads it to a wanted text and answers with all that came. */
export async function readStream(url: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const { body } = await fetch(url, { headers, signal: stop.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async until(wanted: string): Promise<string> {
      while (!text.includes(wanted)) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error(`The stream ended before "${wanted}" came: ${text}`);
        text += chunk.value;
      }
      return text;
    },
    close: () => stop.abort(),
  };
}
