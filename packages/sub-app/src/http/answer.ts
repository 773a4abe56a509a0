import {
  failureDetail,
  isBareSuccess,
  readEnvelope,
  type Call,
  type DataOf,
  type FailureDetail,
  type Language,
} from '@console/contracts'
import { ApiError } from './api-error.ts'
import { httpMessage } from './failure-text.ts'

export type Mended = { field: string; leftOut: number }

type ReadOptions = {
  language: Language
  /** Called when the answer differs from the contract, but could be read; `leftOut` rows could not be read. */
  onMended?: (mended: Mended) => void
}

/** Extracts the data of an answer with a status of success; throws when it is a refusal, or not what the contract says. */
export async function dataOfAnswer<C extends Call>(
  call: C,
  answer: unknown,
  { language, onMended }: ReadOptions,
): Promise<DataOf<C>> {
  const outcome = readEnvelope(answer, call.acceptsOnly)
  if (!outcome.ok) {
    throw new ApiError(outcome.message || refusedText(outcome.code, language), {
      kind: 'refusal',
      callId: call.id,
      status: 200,
      code: outcome.code,
      isHandedThrough: outcome.isHandedThrough,
      detail: toFailureDetail(answer),
    })
  }
  const parsed = call.data.safeParse(outcome.data)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own schema has just produced it
  if (parsed.success) return parsed.data as DataOf<C>
  // Loaded with the first such answer: our own server has none.
  const { readAnswer } = await import(/* webpackChunkName: "on-demand-read-answer" */ './read-answer.ts')
  const read = readAnswer(call.data, outcome.data)
  if (!read.ok && isBareSuccess(call)) {
    const nothing = call.data.safeParse(null).success ? null : undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- such an answer may be anything, and its fields absent
    return nothing as DataOf<C>
  }
  if (!read.ok) throw shapeError(call, { language, cause: read.cause, field: read.field })
  if (read.field !== null) onMended?.({ field: read.field, leftOut: read.leftOut })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own schema has just produced it
  return read.data as DataOf<C>
}

/** A refusal without a text can be recognised by its code only. */
function refusedText(code: number | null, language: Language): string {
  const text = httpMessage(language, 'refused')
  return code === null ? text : `${text} (${code})`
}

type Misshapen = {
  language: Language
  cause?: unknown
  field?: string | undefined
  status?: number
  /** Replaces the text that says that the answer is not understood. */
  text?: string
}

/** An answer that is not what the contract says. Its text names the call, and the field. */
export function shapeError(call: Call, misshapen: Misshapen): ApiError {
  const { language, cause, field = '', status = 200, text = httpMessage(language, 'shape') } = misshapen
  const where = field === '' ? call.id : `${call.id}, ${field}`
  return new ApiError(`${text} (${where})`, {
    kind: 'shape',
    callId: call.id,
    status,
    cause,
    ...(field === '' ? {} : { field }),
  })
}

type FailedAnswer = { status: number; data: unknown; language: Language; cause?: unknown }

/** The error for an answer with any other status, with the text of the status beside that of the server. */
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

/** Text that is not JSON comes from something between here and the server. */
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
