import { SearchIcon } from '@sanity/icons/Search';
import { definePlugin } from 'sanity';
import { FindTool } from './find-tool.tsx';

/** The tool in which words are found in all content, and replaced by others. */
export const findAndReplace = definePlugin({
  name: 'find-and-replace',
  tools: [{ name: 'find', title: 'Find and replace', icon: SearchIcon, component: FindTool }],
});
