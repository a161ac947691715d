/** What `tessera-lake --help` says. */
export const help = `tessera-lake [options]                    starts a Content Lake for a Sanity project on this machine
tessera-lake run [options] -- COMMAND …   runs a command that reaches the lake under Sanity's own hosts

Options of both:
  --data FOLDER        where everything is kept (./data)
  --project ID         the id of the project (local); kept in the folder, like the name of the dataset
  --dataset NAME       its dataset (production)
  --port PORT          where the lake listens (3030)
  --private            from now on, nothing can be read without a token; otherwise what is published can, as in most datasets of Sanity
  --public             undoes --private
  --import FILE        an export of Sanity (.tar.gz), or one document a line (.ndjson); read when the dataset is empty
  --origin ORIGIN      an origin whose pages may call the lake, besides http://localhost:3333 and :3000; may be repeated

Options of the first:
  --host ADDRESS       the address to listen on (127.0.0.1, this machine alone)
  --name HOST          a host name by which others reach the lake; may be repeated
  --url URL            how browsers reach it; addresses of assets begin with it (http://localhost:PORT)
  --tls-port PORT      also answers to Sanity's own host names over TLS, on this machine (443, for browsers and /etc/hosts)

  --help, --version

Give the client and the Studio the lake as their "apiHost". Start "sanity", and whatever else knows only Sanity's hosts, with "run":
  npx tessera-lake run -- npx sanity dataset list`;
