# Varnish before the site: it keeps finished pages and assets until the site tells it that they have changed. Needs Varnish 6.1 or
# newer and its module xkey (Debian: varnish-modules). The settings that belong to it are told in docs/operations.md, "A CDN".
vcl 4.1;

import std;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 75s; # a page that nobody has asked for yet is rendered first
}

# Who may say what has changed: the machine on which the site runs.
acl site_itself {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Varnish has appended the sender to X-Forwarded-For. If another address stands before it, a proxy on this machine asks for a visitor.
    if (client.ip !~ site_itself || req.http.X-Forwarded-For ~ "," || req.http.Forwarded) {
      return (synth(403, "Only the site itself may purge"));
    }
    # A changed page is kept for times when the site cannot be reached; an asset is gone for good.
    set req.http.assets = regsuball(req.http.surrogate-key, "(^| )(p-[^ ]+|pages)", "");
    set req.http.dropped = xkey.softpurge(req.http.surrogate-key);
    if (req.http.assets) {
      set req.http.dropped = xkey.purge(req.http.assets);
    }
    return (synth(200, "Dropped"));
  }
  # Replaces whatever the visitor has sent.
  set req.http.X-Forwarded-For = client.ip;
  # Old answers are shown only when the site could not be reached.
  if (req.restarts == 0) {
    set req.grace = 0s;
  } else {
    set req.grace = 24h;
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

sub vcl_backend_error {
  return (abandon);
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
  if (resp.status == 503) {
    set resp.http.content-type = "text/plain; charset=utf-8";
    set resp.http.retry-after = "5";
    synthetic("This site cannot be reached at the moment. Try again in a few seconds.");
    return (deliver);
  }
}

sub vcl_backend_response {
  if (bereq.is_bgfetch && beresp.status >= 500) {
    return (abandon);
  }
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
