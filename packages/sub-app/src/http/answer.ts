import {
  failureDetail,
  readEnvelope,
  type Call,
  type DataOf,
  type FailureDetail,
  type Language,
} from '@console/contracts'
import { ApiError } from './api-error.ts'
import { httpMessage } from './http-messages.ts'

/** What an answer with a status of success holds; throws when it is a refusal, or not what the contract says. */
export function dataOfAnswer<C extends Call>(call: C, answer: unknown, language: Language): DataOf<C> {
  const outcome = readEnvelope(answer, call.acceptsOnly)
  if (!outcome.ok) {
    throw new ApiError(outcome.message || httpMessage(language, 'refused'), {
      kind: 'refusal',
      callId: call.id,
      status: 200,
      code: outcome.code,
      isHandedThrough: outcome.isHandedThrough,
      detail: toFailureDetail(answer),
    })
  }
  const parsed = call.data.safeParse(outcome.data)
  // The documents say of most changes only that they succeed: anything may be where there need be nothing (decision 60).
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own schema has just accepted it
  if (!parsed.success && call.data.safeParse(null).success) return null as DataOf<C>
  if (!parsed.success) {
    throw new ApiError(httpMessage(language, 'shape'), {
      kind: 'shape',
      callId: call.id,
      status: 200,
      cause: parsed.error,
    })
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own schema has just produced it
  return parsed.data as DataOf<C>
}

type FailedAnswer = { status: number; data: unknown; language: Language; cause?: unknown }

/** An answer with any other status, in the words of the status beside those of the server. */
export function statusError(call: Call, { status, data, language, cause }: FailedAnswer): ApiError {
  const outcome = readEnvelope(data)
  return new ApiError(httpMessage(language, status), {
    kind: 'status',
    callId: call.id,
    status,
    code: outcome.ok ? null : outcome.code,
    detail: {
      ...toFailureDetail(data),
      ...(outcome.ok || outcome.message === '' ? {} : { reason: outcome.message }),
    },
    cause,
  })
}

/** What is no JSON comes from something between here and the server. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toFailureDetail(answer: unknown): FailureDetail {
  const parsed = failureDetail.safeParse(
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined,
  )
  return parsed.success ? parsed.data : {}
}
