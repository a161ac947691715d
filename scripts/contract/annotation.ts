/** A line that GitHub shows beside the change: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function annotation(level: 'error' | 'warning', text: string): string {
  return `::${level}::${text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}`;
}
