import type { ChildProcess } from 'node:child_process';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import type { Figures } from './figures.ts';

const maxWaitMs = 2_000; // for a busy process, whose figures are then missing

interface Question {
  wantsFigures: number;
}
interface Answer {
  figures: MetricObject[];
  of: number;
}

/**
 * Has this process answer the one that started it, whenever that asks for its figures; with none when they cannot be
 * read.
 */
export function answerFigures(figures: Figures): void {
  process.on('message', async (message) => {
    if (!isQuestion(message)) return;
    const answer: Answer = { figures: await read(figures), of: message.wantsFigures };
    if (process.connected) process.send?.(answer);
  });
}

/** The figures, or none when reading them fails: some are read from files, which a failing disk may not give. */
async function read(figures: Figures): Promise<MetricObject[]> {
  try {
    return await figures.getMetricsAsJSON();
  } catch (error) {
    console.error('The figures of this process could not be read:', error);
    return [];
  }
}

/** The processes whose figures are read together. */
export class FigureSources {
  readonly #children = new Set<ChildProcess>();
  #questions = 0;

  /** Has a process that is ready be asked for its figures as long as it lives. */
  add(child: ChildProcess): void {
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
  }

  /** The figures of this process and of all that answer, in Prometheus' text format. */
  async read(own: Figures): Promise<string> {
    const asked = [...this.#children].map((child) => this.#ask(child));
    const all = [await own.getMetricsAsJSON(), ...(await Promise.all(asked))];
    return AggregatorRegistry.aggregate(all.filter((each) => each !== undefined)).metrics();
  }

  #ask(child: ChildProcess): Promise<MetricObject[] | undefined> {
    const { promise, resolve } = Promise.withResolvers<MetricObject[] | undefined>();
    const question: Question = { wantsFigures: ++this.#questions };
    const hear = (message: unknown) => {
      if (isAnswer(message) && message.of === question.wantsFigures) resolve(message.figures);
    };
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, maxWaitMs);
    child.on('message', hear).once('exit', giveUp);
    child.send(question, (error) => error && giveUp());
    return promise.finally(() => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', giveUp);
    });
  }
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'wantsFigures' in message;
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'figures' in message;
