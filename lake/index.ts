// What programs import from the package by its name alone.
export { type CreatedLake, type CreateLakeOptions, createLake } from './create-lake.ts';
export type { LakeOptions } from './kernel/options.ts';
export { LakeError } from './kernel/store/lake-error.ts';
export { type Lake, openLake } from './lake.ts';
export type { NewDocument } from './put-content.ts';
export { type ServedLake, serveLake } from './serve.ts';
