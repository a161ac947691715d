/** What visitors of a site have experienced. */
export interface Visits {
  /** The answers to page requests that were not 200. */
  faults: string[];
  count: number;
  /** The mail addresses of visitors whose form was accepted. */
  taken: string[];
  end(): Promise<void>;
}

const paths = ['/', '/platform', '/about-us', '/blog', '/careers', '/feed.xml'];
const newsletter = '/api/forms/submissions/v3/integration/submit/tessera/newsletter';

/** Starts some visitors who read pages one after the other, and one who sends forms, until `end` is called. */
export function beginVisits(url: string): Visits {
  let isOver = false;
  const visits: Visits = {
    faults: [],
    count: 0,
    taken: [],
    async end() {
      isOver = true;
      await Promise.all(all);
    },
  };
  const all = [look(0), look(2), look(4), send()];
  return visits;

  async function look(from: number): Promise<void> {
    for (let turn = from; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const answer = await fetch(url + path).then(
        (found) => found.text().then(() => found.status),
        (error: Error) => error.message,
      );
      visits.count++;
      if (answer !== 200) visits.faults.push(`${path}: ${answer}`);
    }
  }

  async function send(): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const email = `visitor-${turn}@cardea.example`;
      const answer = await fetch(url + newsletter, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${turn >> 8}.${turn % 256}` },
        body: JSON.stringify({
          fields: [
            { name: 'email', value: email },
            { name: 'privacy_consent', value: true },
          ],
        }),
      }).catch(() => undefined);
      if (answer?.status === 200) visits.taken.push(email);
    }
  }
}
