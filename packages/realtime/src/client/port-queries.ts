import type { Clock } from './clock.ts'

/** Queries over a port, which a page that is frozen or gone never answers. */
export type PortQueries<Answer> = {
  /** Undefined when there is no answer in time. */
  query: (post: (id: number) => void) => Promise<Answer | undefined>
  answer: (id: number, answer: Answer) => void
}

export function createPortQueries<Answer>(clock: Clock, limitMs: number): PortQueries<Answer> {
  const open = new Map<number, (answer: Answer | undefined) => void>()
  let lastId = 0
  return {
    query: (post) =>
      new Promise((resolve) => {
        const id = (lastId += 1)
        const finish = (answer: Answer | undefined): void => {
          cancel()
          open.delete(id)
          resolve(answer)
        }
        const cancel = clock.after(limitMs, () => finish(undefined))
        open.set(id, finish)
        post(id)
      }),
    answer: (id, answer) => open.get(id)?.(answer),
  }
}
