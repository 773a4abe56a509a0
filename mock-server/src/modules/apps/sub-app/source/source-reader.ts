import { OverLimit, taskThread } from '../../../../platform/thread/task-thread.ts'
import { SourceRefused } from './source-file.ts'
import type { SourceAnswer, SourceResults, SourceTask } from './source-task.ts'

const LIMITS = { memoryMb: 512, waitMs: 20_000, idleMs: 30_000, maxWaitMs: 600_000 }

/** Reads files of apps in a thread. */
export type SourceReader = {
  read: <Kind extends SourceTask['kind']>(
    file: string,
    task: Extract<SourceTask, { kind: Kind }>,
  ) => Promise<SourceResults[Kind]>
  close: () => Promise<void>
}

export function sourceReader(): SourceReader {
  const thread = taskThread<SourceTask, SourceAnswer>(new URL('source-worker.ts', import.meta.url), LIMITS)
  return {
    read: async <Kind extends SourceTask['kind']>(
      file: string,
      task: Extract<SourceTask, { kind: Kind }>,
    ) => {
      const answer = await thread.run(task).catch((error: unknown) => {
        throw error instanceof OverLimit
          ? new SourceRefused('invalidEntry', file, 'takes too long to read')
          : error
      })
      if (answer.ok) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread answers a task with the result of its kind
        return answer.result as SourceResults[Kind]
      }
      const { reason, file: named, detail } = answer.refused
      throw new SourceRefused(reason, named, detail)
    },
    close: thread.close,
  }
}
