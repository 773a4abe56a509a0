import { expect, test } from 'vitest'
import { codeChanges } from './code-changes.ts'
import { applied, asMutants } from './mutant.ts'
import { pickSample } from './sample.ts'
import { sqlChanges } from './sql-changes.ts'

/** Applies each change to the code. */
const variantsOf = (code: string) =>
  asMutants('file.ts', code, codeChanges('file.ts', code)).map((change) => applied(code, change))

test.each<[code: string, variants: string[]]>([
  ['a < 3', ['a <= 3', 'a < 4']],
  ['a >= b', ['a > b']],
  ['a === b && !c', ['a === b || !c', 'a !== b && !c', 'a === b && c'].toSorted()],
  ["'a' + b", []],
  ['a + b', ['a - b']],
  ['if (a) b()', ['if (!(a)) b()']],
  ['throw new Refused()', [';']],
  ['a ? b : c', ['!(a) ? b : c']],
  ['z.string().min(1).optional()', ['z.string().optional()', 'z.string().min(2).optional()']],
  ['Math.min(a, b)', []],
  ['list.some(f)', ['list.every(f)']],
  ['1_000', ['1001']],
  ["type Kind = 1 | 'a < b'", []],
  ["import x from './1.ts'", []],
  ["'Choose a day from 1 to 3'", []],
])('%s is changed to %j', (code, variants) => {
  expect(variantsOf(code).toSorted()).toEqual(variants.toSorted())
})

test.each<[statement: string, variants: string[]]>([
  ['a <= b', ['a < b']],
  ['a < b and c', ['a <= b and c', 'a < b or c']],
  ['a = b', ['a <> b']],
  ['a between b and c', []],
  ['a -> b ->> c @> d', []],
  ['a is not null', ['a is null']],
  ['not exists (x)', ['exists (x)']],
  ['sum(a)', ['max(a)']],
  ['left join t', ['join t']],
  ['least(a, 2)', ['greatest(a, 2)', 'least(a, 3)']],
  ["a::int4 + '1 day'", ["a::int4 - '1 day'"]],
])('%s in SQL is changed to %j', (statement, variants) => {
  expect(
    sqlChanges(statement, 0)
      .map((change) => applied(statement, change))
      .toSorted(),
  ).toEqual(variants.toSorted())
})

test('statements are changed wherever a source has them, values between their pieces included', () => {
  expect(variantsOf('sql`where a < ${b + c} and d`').toSorted()).toEqual(
    [
      'sql`where a < ${b - c} and d`',
      'sql`where a < ${b + c} or d`',
      'sql`where a <= ${b + c} and d`',
    ].toSorted(),
  )
  expect(variantsOf("query('select 1 from t')")).toEqual(["query('select 2 from t')"])
})

test('a mutant says where it is', () => {
  const code = 'a\nb < c'
  expect(asMutants('x.ts', code, codeChanges('x.ts', code))).toEqual([
    { file: 'x.ts', line: 2, start: 4, end: 5, original: '<', replacement: '<=' },
  ])
})

test('a sample is the same for a seed, in order, and all when there are fewer', () => {
  const items = Array.from({ length: 40 }, (_, index) => index)
  const sample = pickSample(items, { size: 10, seed: 7 })
  expect(sample).toHaveLength(10)
  expect(sample).toEqual(sample.toSorted((a, b) => a - b))
  expect(pickSample(items, { size: 10, seed: 7 })).toEqual(sample)
  expect(pickSample(items, { size: 10, seed: 8 })).not.toEqual(sample)
  expect(pickSample(items, { size: 41, seed: 7 })).toEqual(items)
})
