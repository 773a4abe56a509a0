/** A call that an app sent, to the console's server or to a back end of its own. */
export type SentCall = { method: string; path: string; body: string }

/**
 * Answers by method and address without its query: `'GET /api/apps/orders/stock/items'`. A value is sent as JSON with status 200, a
 * function makes it of the call, and `withStatus` sends another status. What is not listed is refused as a call outside of the
 * consent is, with 403.
 */
export type CallAnswers = Readonly<Record<string, unknown>>

class StatusAnswer {
  readonly status: number
  readonly content: unknown

  constructor(status: number, content: unknown) {
    this.status = status
    this.content = content
  }
}

/** An answer with another status than 200, such as 404 or 500. */
export function withStatus(status: number, content: unknown = null): unknown {
  return new StatusAnswer(status, content)
}

export type Answerer = {
  answer: (call: SentCall) => Promise<{ status: number; body: string }>
  /** All calls, in order. */
  calls: SentCall[]
  /** Those that nothing answers: the consent of a company would have to name them. */
  refused: SentCall[]
}

const FORBIDDEN = 403

export function createAnswerer(answers: CallAnswers): Answerer {
  const calls: SentCall[] = []
  const refused: SentCall[] = []
  return {
    calls,
    refused,
    answer: async (call) => {
      calls.push(call)
      const name = `${call.method} ${call.path.split('?', 1)[0] ?? ''}`
      if (!Object.hasOwn(answers, name)) {
        refused.push(call)
        return toAnswer(withStatus(FORBIDDEN, { code: FORBIDDEN, data: null }))
      }
      const listed = answers[name]
      return toAnswer(isFunction(listed) ? await listed(call) : listed)
    },
  }
}

function isFunction(value: unknown): value is (call: SentCall) => unknown {
  return typeof value === 'function'
}

function toAnswer(value: unknown): { status: number; body: string } {
  const { status, content } = value instanceof StatusAnswer ? value : { status: 200, content: value }
  return { status, body: JSON.stringify(content ?? null) }
}
