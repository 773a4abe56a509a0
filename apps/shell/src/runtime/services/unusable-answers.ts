import type { HostServices } from '@console/sub-app'
import { logWarning } from '../../base/log.ts'
import { createObservable } from '../../base/observable.ts'

type UnusableAnswer = Parameters<HostServices['reportUnusable']>[0]

/** A call that the platform does not have, or answers in another shape, with the pages that sent it. */
export type ListedAnswer = UnusableAnswer & { pages: readonly string[] }

const answers = new Map<string, ListedAnswer>()

export const unusableAnswers = createObservable<readonly ListedAnswer[]>([])

/** Lists it for the developer panel; the first time it is one line in the browser's log. */
export function recordUnusable(answer: UnusableAnswer): void {
  const key = `${answer.callId} ${answer.reason} ${answer.field}`
  const known = answers.get(key)
  const pages = [...new Set([...(known?.pages ?? []), window.location.pathname])]
  if (known === undefined)
    logWarning(
      `The platform does not answer ${answer.method} ${answer.path} as expected: ${describe(answer)}.`,
    )
  if (known?.pages.length === pages.length) return
  answers.set(key, { ...answer, pages })
  unusableAnswers.set([...answers.values()])
}

function describe({ reason, field }: UnusableAnswer): string {
  if (reason === 'missing') return 'HTTP 404'
  if (reason === 'notImplemented') return 'HTTP 501'
  return field === null ? 'another shape' : `another shape at ${field}`
}
