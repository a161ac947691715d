#!/usr/bin/env node
import { runCommand } from '../command/run-command.ts';

// The process ends by itself, so that a reader behind a pipe still gets what is under way.
process.exitCode = await runCommand(process.argv.slice(2));
