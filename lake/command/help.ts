/** What `tessera-lake --help` says. */
export const help = `tessera-lake [options]                    starts a Content Lake for a Sanity project on this machine
tessera-lake run [options] -- COMMAND …   runs a command to which Sanity's own hosts are the lake

Options of both:
  --data FOLDER        where everything is kept (./data)
  --project ID         the id of the project (local); kept in the folder, as the next is
  --dataset NAME       its dataset (production)
  --port PORT          where the lake listens (3030)
  --private            nothing is read without a token, from now on; without it what is published can be, as in most datasets of Sanity
  --public             takes that back
  --import FILE        an export of Sanity (.tar.gz) or documents a line (.ndjson), read when the dataset is empty
  --origin ORIGIN      an origin whose pages may call the lake, besides http://localhost:3333 and :3000; may be repeated

Options of the first:
  --host ADDRESS       the address to listen on (127.0.0.1, this machine alone)
  --name HOST          a host name by which others reach the lake; may be repeated
  --url URL            how browsers reach it, with which addresses of assets begin (http://localhost:PORT)
  --tls-port PORT      also answers to Sanity's own host names over TLS, on this machine (443, for browsers and /etc/hosts)

  --help, --version

The client and the Studio are told the lake as their "apiHost"; "sanity" and whatever else knows no host but Sanity's is started by "run":
  npx tessera-lake run -- npx sanity dataset list`;
