import { systemClock } from '#lake/kernel/clock.ts';
import { hearProgram } from '../process/child.ts';
import { listBackups, newestOf } from './backups.ts';
import { keepBackups } from './keep-backups.ts';

/**
 * Makes a backup every so many hours, and removes old ones, in processes of their own, as long as this process lives.
 */
export function backUpBySchedule(dir: string, hours: number): void {
  keepBackups(
    {
      hours,
      newest: async (now) => newestOf(await listBackups(dir, now))?.time,
      async make() {
        const args = ['--disable-warning=ExperimentalWarning', 'scripts/backup.ts', '--remove-old'];
        const { code, said } = await hearProgram(process.execPath, args);
        if (code !== 0) throw new Error(said.trim());
        console.log(said.trim());
      },
    },
    systemClock,
  );
}
