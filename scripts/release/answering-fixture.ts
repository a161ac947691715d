import { createServer } from 'node:http';

// Answers with its name at the socket that it was given.
const [name] = process.argv.slice(2);
const server = createServer((_request, response) => response.end(name));
server.listen({ fd: 4 }, () => process.send?.('ready'));
process.once('SIGTERM', () => server.close(() => process.exit()));
