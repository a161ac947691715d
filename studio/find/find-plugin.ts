import { SearchIcon } from '@sanity/icons/Search';
import { definePlugin } from 'sanity';
import { FindTool } from './find-tool.tsx';

/** The tool that finds words in all content, and replaces them. */
export const findAndReplace = definePlugin({
  name: 'find-and-replace',
  tools: [{ name: 'find', title: 'Find and replace', icon: SearchIcon, component: FindTool }],
});
