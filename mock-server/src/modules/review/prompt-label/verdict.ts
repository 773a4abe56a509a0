import { z } from 'zod'

/** Longest reason that is accepted. */
export const MAX_REASON_CHARACTERS = 500

/** Answer of a model: the sentences by their indices in the conversation, in order and each once. */
export type Verdict = {
  readonly hit: boolean
  readonly sentences: readonly number[]
  readonly reason: string
}
/** Wrong field of an answer; `JSON`: all of it. */
export type VerdictField = 'JSON' | keyof Verdict

/** For endpoints that support a schema of the answer: they accept no bounds in it. */
export const VERDICT_FORM = {
  name: 'verdict',
  schema: {
    type: 'object',
    properties: {
      hit: { type: 'boolean' },
      sentences: { type: 'array', items: { type: 'integer' } },
      reason: { type: 'string' },
    },
    required: ['hit', 'sentences', 'reason'],
    additionalProperties: false,
  },
}

const FIELDS: readonly VerdictField[] = ['hit', 'sentences', 'reason']

const THOUGHTS = { begin: '<think>', end: '</think>' }
const FENCE = '```'

/** Reads an answer about the sentences with these indices. */
export function readVerdict(
  answer: string,
  indices: ReadonlySet<number>,
): { verdict: Verdict } | { wrongFields: VerdictField[] } {
  let value: unknown
  try {
    value = JSON.parse(withoutFence(withoutThoughts(answer.trim())))
  } catch {
    return { wrongFields: ['JSON'] }
  }
  const read = createVerdictSchema(indices).safeParse(value)
  if (!read.success) {
    const wrongFields = FIELDS.filter((field) => read.error.issues.some(({ path }) => path[0] === field))
    return { wrongFields: wrongFields.length > 0 ? wrongFields : ['JSON'] }
  }
  const { hit, sentences, reason } = read.data
  const named = hit ? [...new Set(sentences)].toSorted((a, b) => a - b) : []
  return { verdict: { hit, sentences: named, reason } }
}

const createVerdictSchema = (indices: ReadonlySet<number>) =>
  z.object({
    hit: z.boolean(),
    sentences: z.array(z.int().refine((index) => indices.has(index))).max(indices.size),
    reason: z.string().trim().max(MAX_REASON_CHARACTERS),
  })

/** Some models think aloud first. */
function withoutThoughts(answer: string): string {
  const end = answer.startsWith(THOUGHTS.begin) ? answer.indexOf(THOUGHTS.end) : -1
  return end === -1 ? answer : answer.slice(end + THOUGHTS.end.length).trim()
}

/** Some wrap their answer as code. */
function withoutFence(answer: string): string {
  const lineEnd = answer.indexOf('\n')
  if (!answer.startsWith(FENCE) || !answer.endsWith(FENCE) || lineEnd === -1) return answer
  const language = answer.slice(FENCE.length, lineEnd).trim()
  return language === '' || language === 'json' ? answer.slice(lineEnd, -FENCE.length) : answer
}
