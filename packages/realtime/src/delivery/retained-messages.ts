/** What is retained of a session, in its order. */
export type RetainedMessages<Message> = {
  add: (seq: number, message: Message) => void
  at: (index: number) => { seq: number; message: Message } | null
  size: () => number
  firstSeq: () => number | null
  /** How many of the oldest have a number up to this one. */
  countUpTo: (last: number) => number
  /** Drops those up to this number; answers how many. */
  dropUpTo: (last: number) => number
  drop: (isDropped: (seq: number) => boolean) => void
}

/**
 * Two lists, of messages that many sessions share and of their numbers: an object of its own for each message of each session is most
 * of what a server with thousands of them has to collect.
 */
export function retainedMessages<Message>(
  restored: readonly { seq: number; message: Message }[],
): RetainedMessages<Message> {
  let messages = restored.map(({ message }) => message)
  let seqs = restored.map(({ seq }) => seq)

  function countUpTo(last: number): number {
    let count = 0
    while ((seqs[count] ?? Infinity) <= last) count += 1
    return count
  }

  return {
    add: (seq, message) => {
      seqs.push(seq)
      messages.push(message)
    },
    at: (index) => {
      const seq = seqs[index]
      const message = messages[index]
      // Both lists have it, or neither.
      return seq === undefined || message === undefined ? null : { seq, message }
    },
    size: () => seqs.length,
    firstSeq: () => seqs[0] ?? null,
    countUpTo,
    dropUpTo: (last) => {
      const count = countUpTo(last)
      seqs.splice(0, count)
      messages.splice(0, count)
      return count
    },
    drop: (isDropped) => {
      messages = messages.filter((_message, index) => !isDropped(seqs[index] ?? 0))
      seqs = seqs.filter((seq) => !isDropped(seq))
    },
  }
}
