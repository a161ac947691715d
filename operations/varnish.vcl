# Varnish before the site: it keeps finished pages and assets until the site tells it that they have changed. Needs Varnish 6.1 or
# newer and its module xkey (Debian: varnish-modules). The settings that belong to it are told in docs/operations.md, "A CDN".
vcl 4.1;

import std;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 75s; # a page that nobody has asked for yet is rendered first
  .probe = { .url = "/api/alive"; .expected_response = 204; .interval = 2s; .timeout = 1s; }
}

# Who may say what has changed: the machine on which the site runs.
acl site_itself {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ site_itself) {
      return (synth(403, "Only the site itself may purge"));
    }
    return (synth(200, "Dropped " + xkey.purge(req.http.surrogate-key)));
  }
  # Takes the place of what a visitor says of himself.
  set req.http.X-Forwarded-For = client.ip;
  # What is old is shown while the site is away, and only then.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Previews, data of navigations, and what nobody may keep.
  if (req.http.Cookie ~ "__prerender_bypass=" || req.http.rsc || req.url ~ "^/(api|studio|draft)(/|$)") {
    return (pass);
  }
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_response {
  set beresp.grace = 24h;
  if (beresp.http.surrogate-control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.http.xkey = beresp.http.surrogate-key;
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-control;
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
}
