import { serveTortured } from './serve-tortured-fixture.ts';

// The process of a lake that is tortured. Its argument is the lake's folder.
await serveTortured();
