import * as contracts from '@console/contracts'
import type { Call, Language } from '@console/contracts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkText } from '../platform/messages/issues.ts'
import { issueText, WITH_INPUT } from './issue-text.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

/** Also those inside of a list's calls. */
const calls = Object.values(contracts)
  .flatMap((domain): unknown[] => (typeof domain === 'object' ? Object.values(domain) : []))
  .flatMap((value): unknown[] =>
    typeof value === 'object' && value !== null && !isCall(value) ? Object.values(value) : [value],
  )
  .filter(isCall)
const partsOf = ({ params, query, body }: Call): z.ZodType[] =>
  [params, query, body].filter((part) => part !== undefined)

type Schema = z.core.JSONSchema.BaseSchema

/** Values that a schema does not take, each just beyond one of its limits. */
function beyondLimits({
  type,
  minLength,
  maxLength,
  minimum,
  maximum,
  minItems,
  maxItems,
}: Schema): unknown[] {
  if (type === 'string') {
    const tooShort = minLength === undefined ? '' : 'x'.repeat(Math.max(0, minLength - 1))
    return [7, '', ' ', '\u0007', '=1+1', 'no day', tooShort, 'x'.repeat((maxLength ?? 999) + 1)]
  }
  if (type === 'integer' || type === 'number')
    return ['x', 0.123_456, (minimum ?? 0) - 1, (maximum ?? 1e15) + 1, 1e17]
  if (type === 'boolean') return ['maybe']
  if (type !== 'array') return [7]
  const many = Array.from({ length: Math.min(maxItems ?? 2, 20_000) + 1 }, (_, index) => index + 1)
  return ['x', [null], [1, 1], [1].slice(0, (minItems ?? 1) - 1), many]
}

/** The whole part with each of its fields beyond its limits in turn; the others are missing. */
function faults(schema: Schema): unknown[] {
  const branches = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as Schema[]
  const properties = Object.entries(schema.properties ?? {})
  return [
    ...branches.flatMap(faults),
    ...properties.flatMap(([name, field]) => faults(field as Schema).map((value) => ({ [name]: value }))),
    ...(schema.type === 'array' ? faults(schema.items as Schema).map((value) => [value]) : []),
    ...(properties.length > 0 ? [{ unknown: 1 }, ...kindOf(schema)] : []),
    ...beyondLimits(schema),
    null,
    'none of these',
  ]
}

/** One shape among several, with nothing but the field that names it. */
function kindOf({ properties = {} }: Schema): object[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const { const: kind } = field as Schema
    return kind === undefined ? [] : [{ [name]: kind }]
  })
}

const SENTENCE: Readonly<Record<Language, RegExp>> = {
  en: /^[A-Z][^\n]*\.$/,
  zh: /^[^\n]*\p{Script=Han}[^\n]*。$/u,
}
/** Messages as the library words them. */
const RAW = /^(Invalid|Too (big|small)|Unrecognized|无效|数值过|未知)/

test('a value beyond any limit of any call is refused with a sentence in either language', () => {
  const refusedCalls = new Set<string>()
  const sentences = new Set<string>()
  const raw = new Set<string>()
  for (const call of calls) {
    for (const part of partsOf(call)) {
      for (const value of faults(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }))) {
        for (const issue of part.safeParse(value, WITH_INPUT).error?.issues ?? []) {
          refusedCalls.add(call.id)
          const [en, zh] = [issueText(issue, 'en'), issueText(issue, 'zh')]
          sentences.add(en)
          if (!SENTENCE.en.test(en) || !SENTENCE.zh.test(zh) || RAW.test(en) || RAW.test(zh))
            raw.add(`${call.id} ${issue.path.join('.')}: ${en} ${zh}`)
        }
      }
    }
  }
  expect([...raw]).toEqual([])
  expect(refusedCalls.size).toBeGreaterThan(250)
  for (const sentence of [
    'This is required.',
    'This can have 64 characters at most.',
    'This has to be a whole number.',
    'Each can be named only once.',
    'A day is written YYYYMMDD, such as 20261130.',
    'Line breaks and characters that are not shown are not accepted.',
    'These fields do not exist: unknown.',
  ])
    expect(sentences).toContain(sentence)
})

/** Every schema that one is made of, itself included. */
function schemasIn(value: unknown, found = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (value instanceof z.core.$ZodType) {
    if (found.has(value)) return found
    found.add(value)
    const { def } = value._zod
    schemasIn(value instanceof z.core.$ZodLazy ? value._zod.innerType : Object.values(def), found)
  } else if (Array.isArray(value)) {
    for (const one of value) schemasIn(one, found)
  } else if (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    schemasIn(Object.values(value), found)
  }
  return found
}

test('every check that the contract puts into words of its own has a sentence for them', () => {
  const words = calls
    .flatMap(partsOf)
    .flatMap((part) => [...schemasIn(part)])
    .flatMap(({ _zod }) => _zod.def.checks ?? [])
    .filter(({ _zod }) => _zod.def.check === 'custom')
    .flatMap(({ _zod }) => _zod.def.error?.({} as never) ?? [])
    .filter((word) => typeof word === 'string')
  expect(words).toContain('rangeBackwards')
  // A number of characters travels as a limit beside them.
  const unsaid = words.filter((word) => !/^at (most|least) \d+$/.test(word) && checkText(word) === undefined)
  expect([...new Set(unsaid)]).toEqual([])
})

test.each([
  [z.string().max(1), 'ab', 'This can have 1 character at most.', '最多 1 个字符。'],
  [z.string().min(2), 'a', 'This needs 2 characters at least.', '至少 2 个字符。'],
  [z.array(z.int()).max(2), [1, 2, 3], 'This can have 2 entries at most.', '最多 2 项。'],
  [z.array(z.int()).min(1), [], 'This is required.', '此项必填。'],
  [z.int().max(10_000), 10_001, 'This can be 10,000 at most.', '不能大于 10000。'],
  [z.number().gt(0), 0, 'This has to be more than 0.', '须大于 0。'],
  [z.number().multipleOf(0.5), 0.3, 'Only multiples of 0.5 are accepted.', '须为 0.5 的倍数。'],
  [z.enum(['a', 'b']), 'c', 'Only these values are accepted: a, b.', '仅可为：a、b。'],
  [z.enum(['a', 'b']), undefined, 'This is required.', '此项必填。'],
  [z.string().regex(/^\d{44}$/), 'x', 'This is not written in the form that is accepted.', '格式不正确。'],
  [z.string().refine(() => false), 'x', 'This value is not accepted.', '该值无效。'],
] as const)('%# the limit that is broken is in the sentence', (...[schema, value, en, zh]) => {
  const [issue] = schema.safeParse(value, WITH_INPUT).error?.issues ?? []
  if (issue === undefined) throw new Error('it was accepted')
  expect([issueText(issue, 'en'), issueText(issue, 'zh')]).toEqual([en, zh])
})
