import type { Command } from './command.ts';
export const init: Command = {summary:'',usage:'',run: async()=>0};
