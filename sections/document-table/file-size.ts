const thousand = 1000;

/** A file size in words: "640 B", "24 KB", "1.3 MB". */
export function fileSize(bytes: number): string {
  if (bytes < thousand) return `${bytes} B`;
  if (bytes < thousand ** 2) return `${Math.round(bytes / thousand)} KB`;
  return `${(bytes / thousand ** 2).toFixed(1)} MB`;
}
