/** Work beyond this number is not named. */
export const MAX_NAMED = 10

type Work = { name: string }

const running = new Set<Work>()
let ended: string[] = []

/**
 * Runs work that is no request: a job, a batch of events, a file. It is named while it runs, so that a blocked event loop
 * can be logged with its cause (`loop-watch.ts`). A job that waits for its time does not run.
 */
export async function runNamedWork<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const one = { name }
  running.add(one)
  try {
    return await work()
  } finally {
    running.delete(one)
    if (ended.length < MAX_NAMED) ended.push(name)
  }
}

/**
 * Returns the names of the running work, and of the work that has ended since the last call: only one watch of a process
 * calls it.
 */
export function takeWorkNames(): string[] {
  const names = [...new Set([...running].map(({ name }) => name).concat(ended))].slice(0, MAX_NAMED)
  ended = []
  return names
}
