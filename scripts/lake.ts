import { prepareFolder } from '#lake/kernel/store/database.ts';
import { serveLake } from '#lake/serve.ts';
import { sendBySmtp } from '#lake-plugin/mail/send-by-smtp.ts';
import { mails } from '#lake-plugin/mails.ts';
import { readEnvironment } from '#settings/environment.ts';
import { answerFigures } from '#telemetry/figures/ask-figures.ts';
import { processFigures } from '#telemetry/figures/process-figures.ts';
import { serveFigures } from '#telemetry/figures/serve-figures.ts';
import { openLog } from '#telemetry/log/open-log.ts';
import { lakeToken } from './lake/lake-token.ts';
import { openLakeOf } from './lake/open-lake.ts';
import { settingOf } from './lake/setting-of.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWithParent } from './process/stop-with-parent.ts';
import { attendLake } from './watch/attend-lake.ts';
import { addLakeFigures, countQueries } from './watch/measure-lake.ts';

// The process of the embedded lake: settings from the environment, a message when it is ready.
try {
  const environment = readEnvironment();
  const { metrics, log: kept, trustedProxies, mail } = environment;
  prepareFolder(environment.dataDir, settingOf);
  const token = lakeToken(environment);
  const log = openLog({ process: 'lake', format: kept.format, secrets: [token] });
  const figures = metrics.port === undefined ? undefined : processFigures('lake');
  const heard = {
    say: console.log,
    onGone(reason: Error) {
      console.error(reason.message);
      void stop(1);
    },
    ...(figures && { onQuery: countQueries(figures) }),
  };
  const studioUrl = `${environment.siteUrl}/studio`;
  // Only here: another process that opens the folder, such as a rehearsal, would send the waiting mails once more.
  const mailing = mail.url && mail.from ? [mails({ send: sendBySmtp(mail.url, mail.from), studioUrl })] : [];
  const lake = openLakeOf(environment, heard, mailing);
  const served = await serveLake(lake, {
    port: environment.lakePort,
    host: environment.lakeHost,
    maxConnectionsOfAddress: environment.lakeConnections,
    socket: process.argv[2] === undefined ? undefined : Number(process.argv[2]),
    attend: attendLake(log, { figures, requests: kept.requests, token, trustedProxies }),
  });
  if (figures) {
    addLakeFigures(figures, lake);
    if (process.send) answerFigures(figures);
    else await serveFigures({ ...metrics, port: metrics.port ?? 0 }, () => figures.metrics());
  }
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return; // a terminal signals all processes, and then the parent signals this one again
    isStopping = true;
    await served.close();
    lake.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  stopWithParent(() => void stop(0));
  process.send?.({ ready: served.url });
  if (!process.send) console.log(`The lake is ready on ${served.url}`);
} catch (error) {
  sayAndExit(error);
}
