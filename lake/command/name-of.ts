import type { NameOf, OptionName } from '../kernel/name-of.ts';

const options: { [Option in OptionName]?: string } = {
  dataDir: '--data',
  dataset: '--dataset',
  origins: '--origin',
  hosts: '--name',
  port: '--port',
  token: 'the file "token" in the folder of --data',
};

/** By which option of the command something of its lake is set; limits by none. */
export const nameOf: NameOf = (option) => options[option] && `${options[option]} of tessera-lake`;
