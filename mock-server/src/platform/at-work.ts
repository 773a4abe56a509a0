/** More of them are not named. */
export const MAX_NAMED = 10

type Work = { name: string }

const running = new Set<Work>()
let ended: string[] = []

/**
 * Does what nobody has sent: a job, a batch of events, a file. It is named while it works, so that who finds the loop blocked can
 * say by what (`loop-watch.ts`). A job that waits for its time does not work.
 */
export async function working<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const one = { name }
  running.add(one)
  try {
    return await work()
  } finally {
    running.delete(one)
    if (ended.length < MAX_NAMED) ended.push(name)
  }
}

/** Names of what works, and of what has ended since this was called before: one watch does in a process. */
export function takeNamesAtWork(): string[] {
  const names = [...new Set([...running].map(({ name }) => name).concat(ended))].slice(0, MAX_NAMED)
  ended = []
  return names
}
