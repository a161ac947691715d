import { serveTortured } from './serve-tortured-fixture.ts';

// The process of a lake that is tortured: its folder is the first word of the command.
await serveTortured();
